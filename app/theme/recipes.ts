import { comparison } from '#app/catalog/comparison.recipe';
import { priceSummary } from '#app/features/calculator/summary/price-summary.recipe';
import { termTable } from '#app/features/calculator/summary/term-table.recipe';
import { aboutUs } from '#app/features/landing/about-us.recipe';
import { addonList } from '#app/features/landing/addon-list.recipe';
import { disclosure } from '#app/features/landing/details/disclosure.recipe';
import { hero } from '#app/features/landing/hero.recipe';
import { landing } from '#app/features/landing/landing.recipe';
import { results } from '#app/features/landing/results.recipe';
import { screenshot } from '#app/features/landing/screenshot.recipe';
import { section } from '#app/features/landing/section.recipe';
import { security } from '#app/features/landing/security.recipe';
import { loadFailure } from '#app/features/shell/load-failure.recipe';
import { siteFooter } from '#app/features/shell/site-footer.recipe';
import { badge } from '#app/ui/badge.recipe';
import { evenGrid } from '#app/ui/even-grid.recipe';
import { expandable } from '#app/ui/expandable.recipe';
import { checkbox } from '#app/ui/fields/checkbox.recipe';
import { searchList } from '#app/ui/fields/search-list.recipe';
import { notice } from '#app/ui/notice.recipe';
import { addonOption } from './recipes/addon-option';
import { button } from './recipes/button';
import { card } from './recipes/card';
import { column } from './recipes/column';
import { dialog } from './recipes/dialog';
import { field } from './recipes/field';
import { inquiryForm } from './recipes/inquiry-form';
import { landscape } from './recipes/landscape';
import { planCard } from './recipes/plan-card';
import { planOption } from './recipes/plan-option';
import { segmented } from './recipes/segmented';
import { siteHeader } from './recipes/site-header';
import { siteMenu } from './recipes/site-menu';
import { stepper } from './recipes/stepper';
import { versionChip } from './recipes/version-chip';

/** Recipes that `panda.config.ts` registers; only those in use belong here. */
export const recipes = {
  badge,
  button,
  card,
  column,
  comparison,
  evenGrid,
  loadFailure,
  termTable,
  versionChip,
};

export const slotRecipes = {
  aboutUs,
  addonList,
  addonOption,
  checkbox,
  dialog,
  disclosure,
  expandable,
  field,
  hero,
  inquiryForm,
  landing,
  landscape,
  notice,
  planCard,
  planOption,
  priceSummary,
  results,
  screenshot,
  searchList,
  section,
  security,
  segmented,
  siteFooter,
  siteHeader,
  siteMenu,
  stepper,
};
