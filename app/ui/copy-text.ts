/**
 * Copies a text, which may come later: Safari allows copying only if it begins within the press. False if
 * the browser or the visitor denies it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    const content = Promise.resolve(text).then((known) => new Blob([known], { type: TEXT }));
    await navigator.clipboard.write([new ClipboardItem({ [TEXT]: content })]);
    return true;
  } catch {
    return writeText(await text);
  }
}

const TEXT = 'text/plain';

/** For browsers without `ClipboardItem`. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
