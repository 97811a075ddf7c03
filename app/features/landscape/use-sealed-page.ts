import { useEffect, useState } from 'react';
import { loadOfferTexts } from '#app/i18n/language-offer-texts';
import { offeredLanguages } from '#app/i18n/languages';
import { findPreferredLanguage } from '#app/i18n/preferred-language';

/**
 * Loads everything that the page may need later and then forbids all loading, so that files are
 * accepted only by a page that can send nothing (D52).
 * @returns whether the page is sealed
 */
export function useSealedPage(): boolean {
  const [isSealed, setSealed] = useState(false);
  useEffect(() => {
    let isGone = false;
    void loadRest().then(() => {
      if (isGone) return;
      forbidLoading();
      setSealed(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isSealed;
}

/** A part that cannot be loaded now is not loaded later either. */
async function loadRest(): Promise<void> {
  // Artefact names may hold characters of fonts that no text of the page has used.
  const fonts = [...document.fonts].map((font) => font.load());
  const preferred = findPreferredLanguage(navigator.languages, offeredLanguages);
  const offer = preferred && loadOfferTexts(preferred);
  const page = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
  await Promise.allSettled([...fonts, offer, page]);
}

/** Browsers apply an added policy beside the document's own; nothing can take it back. */
function forbidLoading(): void {
  if (document.querySelector('meta[http-equiv=content-security-policy]')) return;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "default-src 'none'; form-action 'none'";
  document.head.append(policy);
  // Chromium would ask for them again with each link within the page, and report the refusal.
  for (const icon of document.querySelectorAll('link[rel=icon]')) icon.removeAttribute('rel');
}
