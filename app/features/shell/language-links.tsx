import { useHydrated } from '@tanstack/react-router';
import { languages } from '#app/i18n/languages';
import { LanguageLink } from './language-link';

/** This page in every language. */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  // The server never hears of the anchor; the first render in the browser must not know it either.
  const hasAnchor = useHydrated();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageLink {...{ language, hasAnchor }} className={itemClassName}>
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
