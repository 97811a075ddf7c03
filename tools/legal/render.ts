import { Marked, type Token, type Tokens } from 'marked';
import type { LegalText } from '#app/i18n/legal-texts.ts';
import { TEXT_PAGES } from '#app/pages.ts';
import { EMPTY_MARK, emptyMarkedTexts } from '../locales/marked-texts.ts';
import { dropByteOrderMark } from '../locales/texts.ts';
import { tieSigns } from '../locales/tie-signs.ts';
import { interpolateFacts, marksToComments } from './interpolate.ts';

interface RenderOptions {
  /** Shows marked texts with their marks; otherwise they go, with what they leave empty (D48). */
  showsUnfinished?: boolean;
}

interface Heading {
  id: string;
  depth: number;
  html: string;
}

/**
 * A legal page's Markdown as HTML with a linked table of contents. The second section is
 * `section-2` in every language, its third subsection `section-2-3`.
 * @throws Error for whatever would put a wrong or unsafe text on the page: unknown facts, raw HTML,
 * pictures, links that lead nowhere, headings whose number is not their place
 */
export function renderLegalText(
  markdown: string,
  facts: object,
  locale: string,
  { showsUnfinished = false }: RenderOptions = {},
): LegalText {
  const headings: Heading[] = [];
  const targets: string[] = [];
  const refused: string[] = [];
  // Not thrown while parsing: marked would add to the message, and one run names them all.
  const collectRefused = ({ raw }: Tokens.HTML | Tokens.Tag | Tokens.Image) => {
    refused.push(raw.trim());
    return '';
  };
  const { parse } = new Marked<string, string>({
    walkTokens(token) {
      if (isTable(token)) {
        token.rows = token.rows.filter(([name]) => !isUnfinished(name?.text ?? ''));
      }
    },
    renderer: {
      heading({ tokens, depth, text }) {
        const id = nextId(headings, depth, text);
        const html = this.parser.parseInline(tokens);
        headings.push({ id, depth, html });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        targets.push(href);
        return `<a href="${escapeAttribute(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      paragraph: ({ text }) => isUnfinished(text) && `${EMPTY_MARK}\n`,
      list: ({ items }) => items.every(({ text }) => isUnfinished(text)) && `${EMPTY_MARK}\n`,
      listitem: ({ text }) => isUnfinished(text) && '',
      html: collectRefused,
      image: collectRefused,
    },
  });
  const text = tieSigns(interpolateFacts(dropByteOrderMark(markdown), facts, locale));
  const shown = showsUnfinished ? text : emptyMarkedTexts(text);
  const html = dropUnfinished(marksToComments(parse(shown, { async: false })));
  if (refused.length > 0) {
    throw new Error(`legal texts hold neither HTML nor pictures: ${refused.join(' ')}`);
  }
  const ids = headings.map(({ id }) => `#${id}`);
  for (const target of targets) if (!ids.includes(target)) checkTarget(target);
  const hasDataHandling = html.includes('<!--');
  const left = headings.filter(({ id }) => html.includes(`id="${id}"`));
  return {
    contentsHtml: listSections(left),
    html,
    ...(hasDataHandling && { hasDataHandling }),
  };
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}

/** Whether only a label is left. */
function isUnfinished(text: string): boolean {
  if (!text.includes(EMPTY_MARK)) return false;
  return /^\s*(?:\*\*[^*]+\*\*)?\s*$/.test(text.replaceAll(EMPTY_MARK, ''));
}

/** Headings go with their whole text; the others keep their numbers, which links name. */
function dropUnfinished(html: string): string {
  return html
    .replace(/<h3 .*<\/h3>\n(?:⟪⟫\n)+(?=<h[23]|$)/g, `${EMPTY_MARK}\n`)
    .replace(/<h2 .*<\/h2>\n(?:⟪⟫\n)+(?=<h2|$)/g, '')
    .replace(/⟪⟫\n?/g, '');
}

function nextId(headings: readonly Heading[], depth: number, text: string): string {
  const sections = headings.filter((heading) => heading.depth === 2);
  const place = [sections.length];
  if (depth === 2) place[0] = sections.length + 1;
  else if (depth === 3) place.push(headings.length - headings.findLastIndex((h) => h.depth === 2));
  else throw new Error(`"${text}": headings are of level 2 and 3; the page has its own title`);
  const number = /^(?:§\s*)?(\d+(?:\.\d+)*)/.exec(text)?.[1];
  if (number !== undefined && number !== place.join('.')) {
    throw new Error(`"${text}" stands where ${place.join('.')} belongs`);
  }
  return ['section', ...place].join('-');
}

/** The contact form, filled in for a data processing agreement (`features/contact/inquiry-form`). */
const DPA_REQUEST = /^\/(?:[\w-]+)?\?request=dpa#contact$/;

/** Other pages are linked by name: relative, so that the visitor stays in the language. */
function checkTarget(target: string): void {
  const [page] = target.split('#');
  const isPage = TEXT_PAGES.some((name) => name === page) || DPA_REQUEST.test(target);
  if (!isPage && !/^(?:https:\/\/|mailto:|tel:\+)/.test(target)) {
    throw new Error(`the link to "${target}" leads nowhere`);
  }
}

function listSections(headings: readonly Heading[]): string {
  return headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>\n`)
    .join('');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
