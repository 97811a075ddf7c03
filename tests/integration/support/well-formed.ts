import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** Resolves its configuration once: for a thousand small pages that is half of the work. */
class ResolvedOnceLoader extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

/** Faults that a browser would repair; other tests cover style and accessibility. */
const loader = new ResolvedOnceLoader({
  root: true,
  elements: ['html5'],
  rules: {
    'attr-delimiter': 'error',
    'close-attr': 'error',
    'close-order': 'error',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-parent': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'unrecognized-char-ref': 'error',
    'void-content': 'error',
  },
});
const validator = new HtmlValidate(loader);

/** Every fault with its place; an empty list for well-formed HTML. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

/** Without what is the same in every page: a third of the work for the validator. */
export function removeConstants(html: string): string {
  return leaveOutPictures(html)
    .replace(/ class="[^"<>]*"/g, '')
    .replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1</script>');
}

/** Also pictures within pictures. */
function leaveOutPictures(html: string): string {
  const rest = html.replace(/<svg\b(?:(?!<svg\b).)*?<\/svg>/gs, '');
  return rest === html ? rest : leaveOutPictures(rest);
}
