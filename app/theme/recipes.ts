import { aboutUs } from './recipes/about-us';
import { addonList } from './recipes/addon-list';
import { addonOption } from './recipes/addon-option';
import { badge } from './recipes/badge';
import { button } from './recipes/button';
import { card } from './recipes/card';
import { checkbox } from './recipes/checkbox';
import { column } from './recipes/column';
import { comparison } from './recipes/comparison';
import { demoCall } from './recipes/demo-call';
import { dialog } from './recipes/dialog';
import { disclosure } from './recipes/disclosure';
import { evenGrid } from './recipes/even-grid';
import { expandable } from './recipes/expandable';
import { externalSign } from './recipes/external-sign';
import { field } from './recipes/field';
import { hero } from './recipes/hero';
import { iconTile } from './recipes/icon-tile';
import { inquiryForm } from './recipes/inquiry-form';
import { landing } from './recipes/landing';
import { landscape } from './recipes/landscape';
import { loadFailure } from './recipes/load-failure';
import { notice } from './recipes/notice';
import { planCard } from './recipes/plan-card';
import { planOption } from './recipes/plan-option';
import { priceSummary } from './recipes/price-summary';
import { radioCards } from './recipes/radio-cards';
import { results } from './recipes/results';
import { screenshot } from './recipes/screenshot';
import { searchList } from './recipes/search-list';
import { section } from './recipes/section';
import { security } from './recipes/security';
import { segmented } from './recipes/segmented';
import { siteFooter } from './recipes/site-footer';
import { siteHeader } from './recipes/site-header';
import { siteMenu } from './recipes/site-menu';
import { skipLink } from './recipes/skip-link';
import { stepper } from './recipes/stepper';
import { termTable } from './recipes/term-table';
import { versionChip } from './recipes/version-chip';

/** Recipes that `panda.config.ts` registers; only those in use belong here. */
export const recipes = {
  badge,
  button,
  card,
  column,
  comparison,
  evenGrid,
  externalSign,
  iconTile,
  loadFailure,
  skipLink,
  termTable,
  versionChip,
};

export const slotRecipes = {
  aboutUs,
  addonList,
  addonOption,
  checkbox,
  demoCall,
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
  radioCards,
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
