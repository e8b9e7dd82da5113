/** Of the page, which has no other file to load. The colours are those of the site (src/web/ui/tokens.css). */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ee, #171512);
  --ink: light-dark(#1d1a15, #f3eee4);
  --soft: light-dark(#524b40, #c0b7a7);
  --line: light-dark(#dfd6c6, #3a352d);
  --accent: light-dark(#17513b, #93cfac);
  font: 16px/1.6 system-ui, sans-serif;
  background: var(--paper);
  color: var(--ink);
}
body { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { line-height: 1.2; }
h1, h2, h3, h4, h5, h6, p, dd { overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
main > section { border-top: 1px solid var(--line); margin-top: 2rem; }
section section { border-inline-start: 3px solid var(--line); margin: 1.5rem 0; padding-inline-start: 1rem; }
dl { display: grid; gap: 0.5rem; }
dl > div { display: grid; gap: 0 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; }
p, dd, td { white-space: pre-line; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { min-width: 8rem; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
@media (min-width: 40rem) { dl > div { grid-template-columns: 14rem 1fr; } }
@media print { .wide { overflow: visible; } main > section { break-inside: auto; } }
`;
