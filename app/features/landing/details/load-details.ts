import type { ReactNode } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';

export type DetailPart = 'comparison' | 'answers';
export type DrawDetails = (config: PricingConfig) => Record<DetailPart, ReactNode> | undefined;

/** Id of the element that holds a part; it is there if the server has drawn it. */
export function detailsId(part: DetailPart, { code }: Language): string {
  return `${part}-${code}`;
}

/**
 * Loads the landing page's static markup: on the server its texts, in the browser also its code if
 * the markup is missing.
 */
export async function loadDetails(language: Language): Promise<DrawDetails | undefined> {
  if (!import.meta.env.SSR && document.getElementById(detailsId('answers', language))) {
    return undefined;
  }
  const texts = loadTexts(language, ['details']);
  const drawing = import.meta.env.SSR ? undefined : await import('./draw-details');
  await texts;
  return drawing?.drawDetails;
}
