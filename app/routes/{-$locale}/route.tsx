import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '#app/features/shell/status-pages';
import { findLanguage, REFERENCE_LANGUAGE } from '#app/i18n/languages';

interface LanguageParams {
  /** `undefined` is valid: a link uses it to return to German. */
  locale?: string | undefined;
}

/** German has no prefix, every other language its code; an unknown prefix is a 404 (D31). */
export const Route = createFileRoute('/{-$locale}')({
  params: {
    parse: ({ locale }: LanguageParams): LanguageParams => {
      if (locale === undefined) return {};
      if (locale === REFERENCE_LANGUAGE || !findLanguage(locale)) throw notFound();
      return { locale };
    },
  },
  // Too small for separate chunks.
  codeSplitGroupings: [],
  component: Outlet,
  notFoundComponent: NotFoundPage,
});
