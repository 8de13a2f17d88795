/// The style sheet and the script of the page.
enum ComparisonPageStyle {
  static let css = """
    ul { margin-top: 4px; padding-left: 20px; }
    li { overflow-wrap: anywhere; }
    article { border-radius: 8px; outline-offset: 6px; }
    .finding { color: #c41e1e; }
    .keys, .remark { color: #6e6e73; }
    .views { display: flex; flex-wrap: wrap; gap: 8px; }
    figure { flex: 0 1 auto; margin: 0; min-width: 0; }
    article + ul { margin-top: 16px; }
    .both { align-items: flex-start; display: flex; gap: 16px; }
    .slider, .overlay { display: none; max-width: var(--width); }
    [data-view=slider] .pictures:not(.single) .slider, [data-view=overlay] .pictures:not(.single) .overlay { display: block; }
    [data-view=slider] .pictures:not(.single) .both, [data-view=overlay] .pictures:not(.single) .both { display: none; }
    .stack { position: relative; }
    .stack .top { clip-path: inset(0 0 0 calc(100% - var(--shown, 50%))); left: 0; position: absolute; top: 0; }
    label { display: flex; gap: 8px; }
    input[type=range] { flex: 1; min-width: 0; }
    @media (prefers-color-scheme: dark) { .keys, .remark { color: #a1a1a6; } .finding { color: #ff8a80; } }
    @media (max-width: 600px) { .both { gap: 8px; } .keys { display: none; } }
    @media print { .views, .keys { display: none; } .pictures { break-inside: avoid; } .both { display: flex !important; }
      .slider, .overlay { display: none !important; } }
    """

  static let script = """
    const views = document.querySelectorAll('.views button');
    function show(view) {
      document.body.dataset.view = view;
      views.forEach(button => button.setAttribute('aria-pressed', button.dataset.view === view));
    }
    views.forEach(button => button.addEventListener('click', () => show(button.dataset.view)));
    document.addEventListener('input', event => {
      const slider = event.target.closest('.slider');
      if (slider) slider.style.setProperty('--shown', event.target.value + '%');
    });
    document.addEventListener('keydown', event => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const view = { 1: 'both', 2: 'slider', 3: 'overlay' }[event.key];
      if (view) return show(view);
      if (event.key !== 'j' && event.key !== 'k') return;
      const articles = [...document.querySelectorAll('article')];
      const place = articles.indexOf(document.activeElement.closest('article'));
      const next = articles[event.key === 'j' ? place + 1 : Math.max(place - 1, 0)];
      if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: 'start' }); }
    });
    """
}
