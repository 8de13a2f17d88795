/// The style sheet and the script of the catalog.
enum CatalogPageStyle {
  static let css = """
    .search { align-items: center; display: flex; flex-wrap: wrap; gap: 8px; }
    #search { border: 1px solid var(--line); border-radius: 8px; flex: 1 1 220px; font: inherit; min-width: 0; padding: 6px 12px; }
    #count { flex-basis: 100%; margin: 0; }
    .kinds, .zoom { display: flex; flex-wrap: wrap; gap: 8px; }
    .keys, #count, dt { color: #6e6e73; }
    h2 a, h3 a { color: inherit; text-decoration: none; }
    h2 a:hover, h3 a:hover { text-decoration: underline; }
    a { color: var(--accent); }
    .cards { display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
    .entry { border-radius: 8px; min-width: 0; outline-offset: 4px; scroll-margin-top: 16px; }
    .entry:target { box-shadow: 0 0 0 2px var(--accent); }
    article.entry { padding: 4px; }
    .cards { align-items: start; }
    .picture { align-items: center; background: #8882; border: 0; display: flex; justify-content: center; padding: 8px; width: 100%; }
    .picture img { max-height: 220px; }
    dl { display: grid; font-size: .85rem; gap: 0 8px; grid-template-columns: auto 1fr; margin: 4px 0 0; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .findings { font-size: .85rem; margin-top: 4px; }
    .findings summary { color: #6e6e73; cursor: pointer; }
    .findings ul { margin: 4px 0 0; overflow-wrap: anywhere; padding-left: 16px; }
    .mark { color: #b25000; }
    .legend { font-size: .85rem; margin: 0; }
    .segues { line-height: 1.8; overflow-wrap: anywhere; padding-left: 20px; }
    .map { margin: 0 0 20px; }
    .canvas { border: 1px solid var(--line); border-radius: 8px; margin-top: 8px; max-height: 70vh; overflow: auto; }
    .canvas img { border: 0; max-width: none; width: calc(100% * var(--zoom, 1)); }
    [hidden] { display: none !important; }
    dialog { background: Canvas; border: 1px solid var(--line); border-radius: 12px; color: inherit; max-height: 94vh; max-width: 94vw; overflow: auto; padding: 12px; }
    dialog::backdrop { background: #0008; }
    dialog form { margin-bottom: 8px; text-align: right; }
    @media (prefers-color-scheme: dark) { .keys, #count, dt, .findings summary { color: #a1a1a6; } .mark { color: #ff9f0a; } a { color: #2997ff; } }
    @media (max-width: 600px) { .keys { display: none; } .cards { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); } }
    @media print { .search, .keys, .zoom { display: none; } .entry { break-inside: avoid; } .canvas { max-height: none; } }
    """

  static let script = """
    const search = document.getElementById('search');
    const entries = [...document.querySelectorAll('.entry')];
    const kinds = [...document.querySelectorAll('.kinds button')];
    const dialog = document.getElementById('picture');
    let kind = '';
    function update() {
      const words = search.value.toLowerCase().split(/\\s+/).filter(word => word);
      let count = 0;
      for (const entry of entries) {
        const isFound = (!kind || entry.dataset.kind === kind) && words.every(word => entry.dataset.words.includes(word));
        entry.hidden = !isFound;
        if (isFound) count += 1;
      }
      const isAll = !kind && !words.length;
      for (const section of document.querySelectorAll('section')) {
        section.hidden = !isAll && !section.querySelector('.entry:not([hidden])');
        const map = section.querySelector('.map');
        if (map) map.hidden = !isAll;
      }
      document.getElementById('count').textContent = isAll ? '' : count === 1 ? '1 entry' : count + ' entries';
      kinds.forEach(button => button.setAttribute('aria-pressed', button.dataset.kind === kind));
    }
    function zoom(map, factor) {
      const canvas = map.querySelector('.canvas');
      const old = Number(canvas.style.getPropertyValue('--zoom') || 1);
      const next = factor ? Math.min(Math.max(old * factor, 0.2), 12) : 1;
      const middle = [canvas.scrollLeft + canvas.clientWidth / 2, canvas.scrollTop + canvas.clientHeight / 2];
      canvas.style.setProperty('--zoom', next);
      canvas.scrollLeft = middle[0] * next / old - canvas.clientWidth / 2;
      canvas.scrollTop = middle[1] * next / old - canvas.clientHeight / 2;
    }
    function enlarge(entry) {
      const picture = entry.querySelector('img');
      if (!picture) return;
      dialog.querySelector('img').src = picture.src;
      dialog.querySelector('img').alt = picture.alt;
      dialog.showModal();
    }
    // A link to an entry that the search hides shows everything.
    function reveal() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target && target.hidden) { search.value = ''; kind = ''; update(); target.scrollIntoView(); }
    }
    search.addEventListener('input', update);
    window.addEventListener('hashchange', reveal);
    document.addEventListener('click', event => {
      const button = event.target.closest('button');
      if (!button) return;
      if (button.dataset.kind !== undefined) { kind = button.dataset.kind; update(); }
      else if (button.dataset.zoom) zoom(button.closest('.map'), Number(button.dataset.zoom));
      else if (button.matches('.picture')) enlarge(button.closest('.entry'));
    });
    document.addEventListener('keydown', event => {
      if (event.metaKey || event.ctrlKey || event.altKey || dialog.open) return;
      if (event.target === search) { if (event.key === 'Escape') { search.value = ''; update(); search.blur(); } return; }
      if (event.key === '/') { event.preventDefault(); return search.focus(); }
      if (event.key === '+' || event.key === '-') {
        const near = document.activeElement.closest('section') || document;
        const map = near.querySelector('.map:not([hidden])') || document.querySelector('.map:not([hidden])');
        if (map) zoom(map, event.key === '+' ? 1.25 : 0.8);
        return;
      }
      const current = document.activeElement.closest('.entry');
      if (event.key === 'Enter' && document.activeElement === current) return enlarge(current);
      if (event.key !== 'j' && event.key !== 'k') return;
      const shown = entries.filter(entry => !entry.hidden);
      const place = shown.indexOf(current);
      const next = shown[event.key === 'j' ? place + 1 : Math.max(place - 1, 0)];
      if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: 'nearest' }); }
    });
    """
}
