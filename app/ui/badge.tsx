import type { ReactNode } from 'react';
import { badge } from '#styled/recipes';

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'deviation';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
