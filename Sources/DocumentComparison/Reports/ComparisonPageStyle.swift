/// The style sheet and the script of the page.
enum ComparisonPageStyle {
  static let css = """
    :root { color-scheme: light dark; --line: #8884; --accent: #0071e3; }
    body { font: 16px/1.5 -apple-system, system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 0 16px 64px; }
    h1 { font-size: 1.6rem; margin: 24px 0 0; overflow-wrap: anywhere; }
    h2 { border-top: 1px solid var(--line); font-size: 1.2rem; margin-top: 32px; overflow-wrap: anywhere; padding-top: 16px; }
    h3 { font-size: 1rem; margin-bottom: 0; overflow-wrap: anywhere; }
    ul { margin-top: 4px; padding-left: 20px; }
    li { overflow-wrap: anywhere; }
    article { border-radius: 8px; outline-offset: 6px; }
    .keys, .remark { color: #6e6e73; }
    .error { border-left: 4px solid #d70015; overflow-wrap: anywhere; padding-left: 12px; }
    kbd { border: 1px solid var(--line); border-radius: 4px; font-size: .85em; padding: 0 5px; }
    .views { display: flex; flex-wrap: wrap; gap: 8px; }
    button { background: none; border: 1px solid var(--line); border-radius: 8px; color: inherit; font: inherit; padding: 4px 12px; }
    button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    figure { flex: 1 1 0; margin: 0; min-width: 0; }
    figcaption { color: #6e6e73; font-size: .85rem; }
    img { background: #fff; border: 1px solid var(--line); box-sizing: border-box; height: auto; max-width: 100%; vertical-align: top; }
    .both { align-items: flex-start; display: flex; gap: 16px; }
    .slider, .overlay { display: none; max-width: var(--width); }
    [data-view=slider] .pictures:not(.single) .slider, [data-view=overlay] .pictures:not(.single) .overlay { display: block; }
    [data-view=slider] .pictures:not(.single) .both, [data-view=overlay] .pictures:not(.single) .both { display: none; }
    .stack { position: relative; }
    .stack .top { clip-path: inset(0 0 0 calc(100% - var(--shown, 50%))); left: 0; position: absolute; top: 0; }
    label { display: flex; gap: 8px; }
    input[type=range] { flex: 1; min-width: 0; }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7; } .keys, .remark, figcaption { color: #a1a1a6; } }
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
