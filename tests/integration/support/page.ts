/** Asks as a browser does, but follows no redirect. */
export function fetchPage(address: string): Promise<Response> {
  return fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
}

/** The text that a visitor can see, in one line. */
export function readVisibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}

/** Text of `#total-price`. */
export function readTotal(html: string): string | undefined {
  return /id="total-price"[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll('\u00a0', ' ');
}
