import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx(badge, tones[tone])}>{children}</span>;
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  borderRadius: 'full',
  border: '[1px solid transparent]',
  paddingInline: '2.5',
  paddingBlock: '0.5',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'snug',
  hyphens: 'manual',
  '& > svg': { flexShrink: '0', width: '[1.1em]', height: '[1.1em]' },
  _moreContrast: { borderColor: '[currentColor]' },
  _forcedColors: { border: '[1px solid CanvasText]' },
});

const tones = {
  neutral: css({ backgroundColor: 'surfaceSunken', borderColor: 'line', color: 'muted' }),
  accent: css({ backgroundColor: 'accentSoft', color: 'accent' }),
  danger: css({ backgroundColor: 'dangerSoft', color: 'danger' }),
};
