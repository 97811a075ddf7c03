import type { Stage } from '#app/features/explorer/demo/landscape.ts';
import { css } from '#styled/css';

export function StageTag({ stage }: { stage: Stage }) {
  return <span className={tag}>{stage}</span>;
}

const tag = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '[2.625rem]',
  height: '5',
  paddingInline: '1.5',
  border: 'line',
  borderRadius: '[4px]',
  backgroundColor: 'surfaceRaised',
  color: 'ink',
  fontFamily: 'mono',
  fontSize: '[0.6875rem]',
  fontWeight: 'medium',
  flexShrink: '0',
});
