import { badge } from './recipes/badge';
import { button } from './recipes/button';
import { card } from './recipes/card';
import { checkbox } from './recipes/checkbox';
import { column } from './recipes/column';
import { comparison } from './recipes/comparison';
import { dialog } from './recipes/dialog';
import { expandable } from './recipes/expandable';
import { field } from './recipes/field';
import { landscape } from './recipes/landscape';
import { notice } from './recipes/notice';
import { radioCards } from './recipes/radio-cards';
import { searchList } from './recipes/search-list';
import { segmented } from './recipes/segmented';
import { siteHeader } from './recipes/site-header';
import { stepper } from './recipes/stepper';
import { versionChip } from './recipes/version-chip';

/** What `panda.config.ts` registers. Only recipes in use belong here. */
export const recipes = { badge, button, card, column, comparison, versionChip };

export const slotRecipes = {
  dialog,
  expandable,
  field,
  landscape,
  notice,
  radioCards,
  searchList,
  segmented,
  siteHeader,
  stepper,
  checkbox,
};
