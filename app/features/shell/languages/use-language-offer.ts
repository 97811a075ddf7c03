import { useEffect, useState } from 'react';
import { loadOfferTexts, type OfferTexts } from '#app/i18n/language-offer-texts';
import { type Language, offeredLanguages } from '#app/i18n/languages';
import { findPreferredLanguage } from '#app/i18n/preferred-language';

export interface Offer {
  language: Language;
  texts: OfferTexts;
}

/** Kept in memory for this visit, because every page mounts its own header. */
const visit: { arrivedIn?: string; isOver: boolean } = { isOver: false };

/** The language to offer on a page, until it is taken, declined, or any other language is chosen. */
export function useLanguageOffer(language: Language): {
  offer: Offer | undefined;
  end: () => void;
} {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    visit.arrivedIn ??= language.code;
    if (visit.arrivedIn !== language.code) visit.isOver = true;
    const preferred = findPreferredLanguage(navigator.languages, offeredLanguages);
    if (visit.isOver || !preferred || preferred.code === language.code) {
      setOffer(undefined);
      return;
    }
    void loadOfferTexts(preferred).then((texts) => {
      if (texts && !visit.isOver) setOffer({ language: preferred, texts });
    });
  }, [language]);
  const end = () => {
    visit.isOver = true;
    setOffer(undefined);
  };
  return { offer, end };
}
