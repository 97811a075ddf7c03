import { calculatorSearchSchema } from '#app/domain/pricing/search';
import { describeLink } from '#app/features/calculator/link-preview';
import type { PageContext } from '#app/features/shell/page-head';
import { site } from '#app/site';
import type { ShownPrices } from '#app/state/page-prices';

/** Link preview of an address, made on the server because preview programs run no scripts. */
export async function completeOnServer(
  shown: ShownPrices | undefined,
  planId: string | undefined,
  { search: given, href }: { search: object; href: string },
  { language }: PageContext,
): Promise<ShownPrices | undefined> {
  const search = calculatorSearchSchema.parse(given);
  const preview = await describeLink({ planId, search, shown, language });
  // Some chats fetch the canonical address again.
  return preview ? { ...shown, preview: { ...preview, url: site.origin + href } } : shown;
}
