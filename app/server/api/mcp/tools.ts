import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { formatOfferQuery, getOfferValidUntil } from '#app/domain/offers/offer';
import type { PricingConfig } from '#app/domain/pricing/config';
import { listTermQuotes } from '#app/domain/pricing/quote';
import { encodeAddonId, formatQueryString } from '#app/domain/pricing/search';
import {
  findLanguage,
  type Language,
  offeredLanguages,
  referenceLanguage,
} from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { composePriceList, PRICE_LIST_PATH } from '#app/server/api/price-list';
import { composePriceListPage, getPriceListPage } from '#app/server/api/price-list-page';
import { composeQuote, type PricedSelection, readSelection } from '#app/server/api/quote';
import { logEvent } from '#app/server/log-event';
import { getCalculatorAddress, getOfferAddress } from '#app/server/offers/offer-addresses';
import { storeSharedOffer } from '#app/server/offers/stored-offers';
import type { RenderSlot } from '#app/server/pages/render-queue';
import type { PricesInForce } from '#app/server/prices/prices-in-force';
import { codeOf, type Store } from '#app/server/store/store';
import { site } from '#app/site';
import { type Answers, loadAnswers, loadFailure } from './answers';
import type { ListInput, SelectionInput, ToolSchemas } from './schemas';

export interface ToolContext {
  prices: PricesInForce;
  store: Store | undefined;
  /** The caller's network address. */
  address: string;
  /** Lets others be answered while a call waits for the store. */
  waitFor: RenderSlot['waitFor'];
}

const INSTRUCTIONS = [
  `Net list prices of ${site.brand} in euros, for businesses only, non-binding.`,
  'Ask for the counts that you do not know: without them a quote has their defaults, or what the plan includes if that is more. A system is a tenant of the SAP Integration Suite.',
  'The first text of an answer is for the person, and says what was asked for and is not in the price.',
  'No tool sends an inquiry: give the person the address of the answer, where the price can be seen and the form sent.',
].join(' ');

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } };

/** The server of one request, with tools that read and compute, and one that stores an offer (D53). */
export function createMcpServer(context: ToolContext, schemas: ToolSchemas): McpServer {
  const { prices } = context;
  const server = new McpServer(
    { name: site.brand, version: '1.0.0' },
    {
      instructions: INSTRUCTIONS,
      // A server lives as long as its request, so it announces nothing.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  );

  server.registerTool(
    'get_price_list',
    {
      description: 'The price list in force: plans, addons, prices of extra units, discounts.',
      inputSchema: schemas.listInput,
      outputSchema: schemas.listOutput,
      ...READ_ONLY,
    },
    withoutLeaks(async (input: ListInput) => {
      const { config, answers } = await loadFor(prices, input.language);
      const list = composePriceList(config, prices);
      return succeed(answers.tellList(list), list);
    }),
  );

  server.registerTool(
    'quote',
    {
      description:
        'The exact net price of a configuration. Pass its address on: there a person can see the price and send an inquiry.',
      inputSchema: schemas.quoteInput,
      outputSchema: schemas.quoteOutput,
      ...READ_ONLY,
    },
    withSelection(prices, async (priced) => {
      const { config, language, answers, selection } = priced;
      const quote = composeQuote(config, prices.version, priced);
      const address = getCalculatorAddress(selection, language);
      return succeed(answers.tellQuote(quote, address, priced.input), { ...quote, address });
    }),
  );

  server.registerTool(
    'compare_terms',
    {
      description: 'The price of a configuration with monthly billing and with each yearly term.',
      inputSchema: schemas.termsInput,
      outputSchema: schemas.termsOutput,
      ...READ_ONLY,
    },
    withSelection(prices, async (priced) => {
      const { config, language, answers } = priced;
      const quotes = listTermQuotes(config, priced.selection).map(({ selection }) => ({
        ...composeQuote(config, prices.version, { ...priced, selection }),
        address: getCalculatorAddress(selection, language),
      }));
      const [monthly] = quotes;
      if (!monthly) throw new Error('There are no terms');
      return succeed(
        answers.tellTerms(quotes, priced.input),
        schemas.termsOutput.parse({ ...monthly, terms: quotes }),
      );
    }),
  );

  server.registerTool(
    'store_offer',
    {
      description:
        'Stores a configuration with its price list under a number, to share. Not binding, without personal data, limited to a few per minute.',
      inputSchema: schemas.quoteInput,
      outputSchema: schemas.offerOutput,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    withSelection(prices, async (priced) => {
      const { config, language, answers, selection } = priced;
      const { selectedAddons } = selection;
      const announced = priced.wantedAddons.filter((id) => !selectedAddons.includes(id));
      const query = formatOfferQuery(selection, announced);
      const result = await context.waitFor(() =>
        storeSharedOffer(
          { planId: selection.plan.id, query, version: prices.version, language: language.code },
          { store: context.store, address: context.address, now: Date.now() },
        ),
      );
      if (result.kind === 'refused') return toolError(answers.tellRefusal(result.refusal));
      const { number, version } = result.value;
      const address = getOfferAddress(number, language);
      const createdAt = new Date(result.value.createdAt).toISOString();
      const validUntil = new Date(getOfferValidUntil(result.value.createdAt)).toISOString();
      const quote = composeQuote(config, version, priced);
      const stored = { number, address, validUntil };
      return succeed(answers.tellOffer(stored, quote, priced.input), {
        ...stored,
        version,
        createdAt,
        warnings: quote.warnings,
      });
    }),
  );

  for (const language of offeredLanguages) {
    const page = site.origin + getPriceListPage(language);
    server.registerResource(
      `price-list-${language.code}`,
      page,
      { title: language.name, mimeType: 'text/markdown' },
      async () => {
        const { config } = await loadFor(prices, language.code);
        const text = await composePriceListPage(config, prices, language);
        return { contents: [{ uri: page, mimeType: 'text/markdown', text }] };
      },
    );
  }
  const json = site.origin + PRICE_LIST_PATH;
  server.registerResource('price-list', json, { mimeType: 'application/json' }, async () => {
    const { config } = await loadFor(prices, referenceLanguage.code);
    const text = JSON.stringify(composePriceList(config, prices));
    return { contents: [{ uri: json, mimeType: 'application/json', text }] };
  });
  return server;
}

/** Writes the arguments as the query of `/api/quote`, so that both read and price them alike. */
function formatInput({ addons, language: _, ...parameters }: SelectionInput): string {
  return formatQueryString({ ...parameters, addons: addons?.map(encodeAddonId) });
}

async function loadFor({ list }: PricesInForce, code: string): Promise<Loaded> {
  const language = findLanguage(code) ?? referenceLanguage;
  const config = await loadTranslatedList(list, language);
  return { language, config, answers: await loadAnswers(language, config) };
}

interface Loaded {
  language: Language;
  config: PricingConfig;
  answers: Answers;
}

interface Priced extends Loaded, PricedSelection {
  input: SelectionInput;
}

/** Runs a tool with the selection of its arguments, or refuses what has no price. */
function withSelection(prices: PricesInForce, run: (priced: Priced) => Promise<CallToolResult>) {
  return withoutLeaks(async (input: SelectionInput) => {
    const loaded = await loadFor(prices, input.language);
    const read = readSelection(loaded.config, formatInput(input));
    if (read.kind === 'ok') return run({ ...loaded, ...read.value, input });
    return toolError(loaded.answers.tellProblem(read.refusal, input.plan));
  });
}

/** A sentence for people, and the data also as text for clients that read no structured content. */
function succeed(sentence: string, data: object): CallToolResult {
  return {
    content: [
      { type: 'text', text: sentence },
      { type: 'text', text: JSON.stringify(data) },
    ],
    structuredContent: { ...data },
  };
}

function toolError(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: sentence }] };
}

/** The package would send the message of an error to the caller. */
function withoutLeaks<Input extends { language: string }>(
  run: (input: Input) => Promise<CallToolResult>,
) {
  return async (input: Input): Promise<CallToolResult> => {
    try {
      return await run(input);
    } catch (error) {
      logEvent('error', 'mcp: a tool failed', { reason: codeOf(error) });
      return toolError(await loadFailure(findLanguage(input.language) ?? referenceLanguage));
    }
  };
}
