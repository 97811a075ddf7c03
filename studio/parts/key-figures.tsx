import { css } from '#styled/css';

export interface KeyFigure {
  label: string;
  value: string;
  detail: string;
  tone?: 'deviation' | 'aligned';
}

export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={list}>
      {figures.map(({ label, value, detail, tone }) => (
        <div key={label} className={item}>
          <dt className={css({ color: 'muted', fontSize: '[0.75rem]' })}>{label}</dt>
          <dd className={line}>
            <span className={figure}>{value}</span>
            <span className={note} data-tone={tone}>
              {detail}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
  flexShrink: '0',
  border: 'line',
  borderRadius: 'md',
  backgroundColor: 'surface',
  overflow: 'hidden',
});

const item = css({
  display: 'grid',
  alignContent: 'center',
  gap: '0.5',
  height: '[4.5rem]',
  paddingInline: '4',
  '&:not(:first-child)': { borderInlineStart: 'line' },
});

const line = css({ display: 'flex', alignItems: 'baseline', gap: '2.5' });

const figure = css({
  fontSize: '[1.375rem]',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  letterSpacing: 'tight',
});

const note = css({
  color: 'muted',
  fontSize: '[0.75rem]',
  '&[data-tone=deviation]': { color: 'deviation', fontWeight: 'medium' },
  '&[data-tone=aligned]': { color: 'aligned', fontWeight: 'medium' },
});
