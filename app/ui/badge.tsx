import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { badge } from '#styled/recipes';

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'deviation';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={cx(badge({ tone }), className)}>{children}</span>;
}
