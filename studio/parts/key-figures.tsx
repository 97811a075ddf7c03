import { css } from '#styled/css';

export interface KeyFigure {
  label: string;
  value: string;
  detail: string;
  tone?: 'deviation' | 'aligned';
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** In a close-up they stand below one another, or side by side if it is low. */
  isClose?: boolean;
}

export function KeyFigures({ figures, isClose = false }: KeyFiguresProps) {
  return (
    <dl className={isClose ? close : list} data-close={isClose || undefined}>
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
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(0, 1fr)]',
  flexShrink: '0',
  border: 'line',
  borderRadius: 'md',
  backgroundColor: 'surface',
  overflow: 'hidden',
});

const close = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexGrow: '1',
  '@media (height < 250px)': {
    display: 'grid',
    gridTemplateColumns: '[1fr 1fr]',
    alignItems: 'center',
    '& dd': { display: 'grid', gap: '0.5' },
  },
});

const item = css({
  display: 'grid',
  alignContent: 'center',
  gap: '0.5',
  height: '16',
  paddingInline: '4',
  '&:not(:first-child)': { borderInlineStart: 'line', '[data-close] > &': { border: '[none]' } },
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
