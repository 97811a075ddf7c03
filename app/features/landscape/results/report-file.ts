import { paperColors } from '#app/theme/palette';

const { danger, ink, line, muted } = paperColors;

/** Writes what is printed as one HTML file, without scripts and addresses. */
export function writeReport(printed: HTMLElement): string {
  const name = document.createElement('title');
  name.textContent = printed.querySelector('h1')?.textContent ?? '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  return `<!doctype html>\n<html lang="${document.documentElement.lang}"><head>${head}${name.outerHTML}<style>${FILE_STYLE}${REPORT_STYLE}</style></head><body><div data-printed="">${printed.innerHTML}</div></body></html>\n`;
}

const FILE_STYLE = `
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: .875rem; } }
`;

/** Also of the page's own paper. */
export const REPORT_STYLE = `[data-printed] {
  color: ${ink};
  & > :first-child, dt, small { color: ${muted}; }
  h1, h2 { margin: 1.5rem 0 .75rem; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
  h2 { font-size: 1.25rem; break-after: avoid; }
  table { width: 100%; margin: .75rem 0; border-collapse: collapse; table-layout: fixed; font-size: .8125rem; }
  tbody { break-inside: avoid; }
  th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th span + span { font-weight: normal; }
  thead tr > * { border-bottom: 2px solid ${ink}; }
  tbody tr:last-child > * { border-bottom: 1px solid ${line}; }
  small { display: block; }
  dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 0 0 .75rem; }
  dl > div { display: flex; flex-direction: column-reverse; }
  dd { margin: 0; font-size: 1.5rem; font-weight: 600; }
  [data-stopped] { color: ${danger}; }
}`;
