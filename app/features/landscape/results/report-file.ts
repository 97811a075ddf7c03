/** Writes what is printed as one HTML file, without scripts and addresses. */
export function writeReport(printed: HTMLElement): string {
  const body = document.createElement('body');
  body.append(...printed.cloneNode(true).childNodes);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!KEPT.includes(name)) element.removeAttribute(name);
    }
  }
  const name = document.createElement('title');
  name.textContent = body.querySelector('h1')?.textContent ?? '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  return `<!doctype html>\n<html lang="${document.documentElement.lang}"><head>${head}${name.outerHTML}<style>${writeStyle()}</style></head>${body.outerHTML}</html>\n`;
}

const KEPT = ['scope', 'colspan', 'translate', 'data-stopped'];

/** The page's own red, as on paper. */
function writeStyle(): string {
  const page = getComputedStyle(document.documentElement);
  return `${STYLE}[data-stopped] { color: ${page.getPropertyValue('--colors-paper-danger')}; }\n`;
}

const STYLE = `
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: #222; font: 1rem/1.5 sans-serif; }
body > :first-child, dt { color: #666; }
h1, h2 { margin: 2rem 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; break-after: avoid; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .875rem; }
tbody { break-inside: avoid; }
th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th span + span { font-weight: normal; }
thead tr > * { border-bottom: 2px solid #222; }
tbody tr:last-child > * { border-bottom: 1px solid #ccc; }
small { display: block; color: #666; }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
dd { margin: 0; font-size: 1.5rem; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: .875rem; } }
`;
