import { useHydrated } from '@tanstack/react-router';
import { useLanguage } from '#app/i18n/language-context';
import { offeredLanguages } from '#app/i18n/languages';
import { LanguageLink } from './language-link';

/** This page in every language. */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  // The server does not know the URL's hash, so the first render omits it.
  const keepsHash = useHydrated();
  const current = useLanguage();
  // A draft is listed only on its own pages.
  const listed = current.draft ? [...offeredLanguages, current] : offeredLanguages;
  return (
    <ul className={className}>
      {listed.map((language) => (
        <li key={language.code}>
          <LanguageLink language={language} keepsHash={keepsHash} className={itemClassName}>
            {language.name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinksProps {
  className: string;
  itemClassName: string;
}
