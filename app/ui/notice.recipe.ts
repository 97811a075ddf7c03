import { defineSlots } from '#app/theme/slots';

export const notice = defineSlots(
  'notice',
  {
    root: {
      wrap: '2',
      columnGap: '3',
      alignItems: 'flex-start',
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
  {
    // Panda cannot see the tone, because the component passes it on.
    staticCss: ['*'],
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
  },
);
