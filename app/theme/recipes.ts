import { comparison } from '#app/catalog/comparison.recipe';
import { offerTable } from '#app/features/calculator/offer/offer-table.recipe';
import { termTable } from '#app/features/calculator/summary/term-table.recipe';
import { addonList } from '#app/features/landing/addon-list.recipe';
import { disclosure } from '#app/features/landing/details/disclosure.recipe';
import { landingPage } from '#app/features/landing/landing-page.recipe';
import { product } from '#app/features/landing/product.recipe';
import { screenshot } from '#app/features/landing/screenshot.recipe';
import { section } from '#app/features/landing/section.recipe';
import { security } from '#app/features/landing/security.recipe';
import { loadFailure } from '#app/features/shell/load-failure.recipe';
import { siteFooter } from '#app/features/shell/site-footer.recipe';
import { button } from './recipes/button';
import { card } from './recipes/card';
import { checkbox } from './recipes/checkbox';
import { column } from './recipes/column';
import { field } from './recipes/field';
import { inquiryForm } from './recipes/inquiry-form';
import { landscape } from './recipes/landscape';
import { planCard } from './recipes/plan-card';
import { segmented } from './recipes/segmented';
import { siteHeader } from './recipes/site-header';
import { siteMenu } from './recipes/site-menu';
import { versionChip } from './recipes/version-chip';

/** Recipes that `panda.config.ts` registers; only those in use belong here. */
export const recipes = {
  button,
  card,
  column,
  comparison,
  loadFailure,
  offerTable,
  termTable,
  versionChip,
};

export const slotRecipes = {
  addonList,
  checkbox,
  disclosure,
  field,
  inquiryForm,
  landingPage,
  landscape,
  planCard,
  product,
  screenshot,
  section,
  security,
  segmented,
  siteFooter,
  siteHeader,
  siteMenu,
};
