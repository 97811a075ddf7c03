import { defineSlotRecipe } from '@pandacss/dev';

export const notice = defineSlotRecipe({
  className: 'notice',
  // Panda cannot see the tone, because the component passes it on.
  staticCss: ['*'],
  slots: ['root', 'icon', 'body', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '3',
      rowGap: '2',
      border: '[1px solid transparent]',
      borderRadius: 'md',
      paddingInline: '4',
      paddingBlock: '3',
      fontSize: 'sm',
      lineHeight: 'body',
    },
    icon: { flexShrink: '0', width: '5', height: '5', marginBlockStart: '0.5' },
    body: { flex: '[1 1 12rem]', minWidth: '0', color: 'ink' },
    title: { fontWeight: 'semibold' },
    action: { flexShrink: '0', maxWidth: 'full' },
  },
  variants: {
    tone: {
      info: {
        root: { backgroundColor: 'surfaceSunken', borderColor: 'line' },
        icon: { color: 'muted' },
      },
      warning: {
        root: { backgroundColor: 'deviationSoft', _moreContrast: { borderColor: 'deviation' } },
        icon: { color: 'deviation' },
      },
      danger: {
        root: { backgroundColor: 'dangerSoft', _moreContrast: { borderColor: 'danger' } },
        icon: { color: 'danger' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
});
