import { type Language, offeredLanguages, referenceLanguage } from '#app/i18n/languages';
import { getPagePath } from '#app/i18n/page-paths';
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
    `> ${t('llms.summary', { brand: site.brand })}`,
    '',
    t('llms.inquiries'),
    '',
    `## ${t('llms.prices')}`,
    '',
    link(t('llms.list'), getPriceListPage(referenceLanguage), t('llms.listText')),
    link(t('llms.json'), PRICE_LIST_PATH, t('llms.jsonText')),
    link(t('llms.quote'), OPENAPI_PATH, t('llms.quoteText')),
    link(t('llms.mcp'), MCP_PATH, t('llms.mcpText')),
    '',
    `## ${t('llms.product')}`,
    '',
    ...listPages(LISTED_PAGES.filter((page) => !isLegal(page))),
    '',
    `## ${t('llms.legal')}`,
    '',
    ...listPages(LISTED_PAGES.filter(isLegal)),
    '',
    `## ${t('llms.languages')}`,
    '',
    ...(await Promise.all(others.map(listLanguage))).flat(),
    '',
  ].join('\n');
}

async function listLanguage(language: Language): Promise<string[]> {
  const t = await loadWords(language);
  return [
    link(t('common:pages.home.title'), getPagePath('home', language)),
    link(t('list.title', { brand: site.brand }), getPriceListPage(language)),
  ];
}

function link(title: string, path: string, text?: string): string {
  return `- [${title}](${site.origin}${path})${text === undefined ? '' : `: ${text}`}`;
}

async function loadWords(language: Language) {
  const instance = await loadTexts(language, ['staff', 'common']);
  return instance.getFixedT(null, ['programs', 'common']);
}
