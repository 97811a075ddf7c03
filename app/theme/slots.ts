import { defineSlotRecipe, type SlotRecipeConfig, type SystemStyleObject } from '@pandacss/dev';

/** A recipe for several elements; its slots are those of `base`. */
export function defineSlots(
  className: string,
  base: Record<string, SystemStyleObject>,
  more: Omit<SlotRecipeConfig, 'className' | 'slots' | 'base'> = {},
) {
  return defineSlotRecipe({ ...more, className, slots: Object.keys(base), base });
}
