/** Writes what is printed as one HTML file, without scripts and addresses. */
export function writeReport(printed: HTMLElement, title: string, language: string): string {
  const body = document.createElement('body');
  body.append(...printed.cloneNode(true).childNodes);
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!KEPT.includes(name)) element.removeAttribute(name);
    }
  }
  const name = document.createElement('title');
  name.textContent = title;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  return `<!doctype html>\n<html lang="${language}"><head>${head}${name.outerHTML}<style>${STYLE}</style></head>${body.outerHTML}</html>\n`;
}

const KEPT = ['scope', 'colspan', 'translate', 'data-stopped'];

const STYLE = `
body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .875rem; }
th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th span + span { font-weight: normal; }
thead tr > *, tbody tr:last-child > * { border-bottom: 1px solid #999; }
small { display: block; }
dl { display: flex; gap: 2rem; }
dd { margin: 0; font-size: 1.5rem; }
`;
