import {
  getPagePath,
  type Language,
  offeredLanguages,
  referenceLanguage,
} from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { LEGAL_PAGES, LISTED_PAGES, type ListedPage } from '#app/pages';
import { site } from '#app/site';
import { MCP_PATH } from './mcp/path';
import { PRICE_LIST_PATH } from './price-list';
import { getPriceListPage } from './price-list-page';
import { OPENAPI_PATH } from './problems';

export const LLMS_TXT_PATH = '/llms.txt';

/** The entry page for assistants: links to product, prices and legal texts (D53, llmstxt.org). */
export async function composeLlmsTxt(): Promise<string> {
  const t = await loadWords(referenceLanguage);
  const legal: readonly string[] = LEGAL_PAGES;
  const isLegal = (page: ListedPage) => legal.includes(page);
  const others = offeredLanguages.filter((language) => language !== referenceLanguage);
  const listPages = (pages: readonly ListedPage[]) =>
    pages.map((page) =>
      link(
        t(`common:pages.${page}.title`),
        getPagePath(page, referenceLanguage),
        t(`common:pages.${page}.description`),
      ),
    );
  return [
    `# ${site.brand}`,
    '',
    `> ${t('programs.llms.summary', { brand: site.brand })}`,
    '',
    t('programs.llms.inquiries'),
    '',
    `## ${t('programs.llms.prices')}`,
    '',
    link(t('programs.llms.list'), getPriceListPage(referenceLanguage), t('programs.llms.listText')),
    link(t('programs.llms.json'), PRICE_LIST_PATH, t('programs.llms.jsonText')),
    link(t('programs.llms.quote'), OPENAPI_PATH, t('programs.llms.quoteText')),
    link(t('programs.llms.mcp'), MCP_PATH, t('programs.llms.mcpText')),
    '',
    `## ${t('programs.llms.product')}`,
    '',
    ...listPages(LISTED_PAGES.filter((page) => !isLegal(page))),
    '',
    `## ${t('programs.llms.legal')}`,
    '',
    ...listPages(LISTED_PAGES.filter(isLegal)),
    '',
    `## ${t('programs.llms.languages')}`,
    '',
    ...(await Promise.all(others.map(listLanguage))).flat(),
    '',
  ].join('\n');
}

async function listLanguage(language: Language): Promise<string[]> {
  const t = await loadWords(language);
  return [
    link(t('common:pages.home.title'), getPagePath('home', language)),
    link(t('programs.list.title', { brand: site.brand }), getPriceListPage(language)),
  ];
}

function link(title: string, path: string, text?: string): string {
  return `- [${title}](${site.origin}${path})${text === undefined ? '' : `: ${text}`}`;
}

async function loadWords(language: Language) {
  const instance = await loadTexts(language, ['staff', 'common']);
  return instance.getFixedT(null, ['staff', 'common']);
}
