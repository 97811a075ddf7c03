import { Link, useHydrated } from '@tanstack/react-router';
import { languages, paramsFor } from '#app/i18n/languages';

/** This page in every language: path, query and anchor stay as they are. */
export function LanguageLinks({ className, itemClassName }: LanguageLinksProps) {
  // The server never hears of the anchor; the first render in the browser must not know it either.
  const hash = useHydrated() ? true : '';
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language.code}>
          <Link
            to="."
            params={paramsFor(language)}
            search
            hash={hash}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{}}
            className={itemClassName}
            hrefLang={language.code}
            lang={language.code}
          >
            {language.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinksProps {
  className: string;
  itemClassName: string;
}
