import { css } from '#styled/css';

interface SideListProps {
  title: string;
  entries: readonly { name: string; deviating: number; total?: number; isChosen?: boolean }[];
  isMono?: boolean;
}

/** What a table shows a part of, with the number of deviations in each entry. */
export function SideList({ title, entries, isMono = false }: SideListProps) {
  return (
    <nav className={list}>
      <p className={heading}>{title}</p>
      {entries.map(({ name, deviating, total, isChosen = false }) => (
        <span key={name} className={entry} data-chosen={isChosen || undefined}>
          <span className={css({ flexGrow: '1' })} data-mono={isMono || undefined}>
            {name}
          </span>
          {deviating > 0 && <span className={deviation}>{deviating}</span>}
          {total !== undefined && <span className={count}>{total}</span>}
        </span>
      ))}
    </nav>
  );
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '3',
  '& [data-mono]': { textStyle: 'code', fontSize: '[0.75rem]' },
});

const heading = css({ paddingInline: '2', paddingBlock: '1.5', color: 'muted' });

const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '9',
  paddingInline: '2',
  borderRadius: 'sm',
  '&[data-chosen]': { backgroundColor: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
});

const deviation = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  borderRadius: 'full',
  backgroundColor: 'deviationSoft',
  color: 'deviation',
  fontSize: '[0.75rem]',
  fontWeight: 'semibold',
  textStyle: 'figure',
});

const count = css({ width: '5', textAlign: 'end', color: 'muted', textStyle: 'figure' });
