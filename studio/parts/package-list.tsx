import {
  artefacts,
  deviates,
  type IntegrationPackage,
} from '#app/features/explorer/demo/landscape.ts';
import { useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';

/** The packages beside a table, with what deviates in each. */
export function PackageList({ packages }: { packages: readonly IntegrationPackage[] }) {
  const { packageList } = useTexts();
  return (
    <nav className={list}>
      <p className={heading}>{packageList.title}</p>
      <Entry name={packageList.all} content={artefacts} isChosen />
      {packages.map((one) => (
        <Entry key={one.name} name={one.name} content={one.artefacts} />
      ))}
      <p className={heading}>{packageList.legend}</p>
      <span className={legend}>
        <span className={sample} data-state="aligned" />
        {packageList.aligned}
      </span>
      <span className={legend}>
        <span className={sample} data-state="deviation" />
        {packageList.deviation}
      </span>
      <span className={legend}>
        <span className={sample} data-state="missing" />
        {packageList.missing}
      </span>
    </nav>
  );
}

interface EntryProps {
  name: string;
  content: IntegrationPackage['artefacts'];
  isChosen?: boolean;
}

function Entry({ name, content, isChosen = false }: EntryProps) {
  const deviating = content.filter(deviates).length;
  return (
    <span className={entry} data-chosen={isChosen || undefined}>
      <span className={css({ flexGrow: '1' })}>{name}</span>
      {deviating > 0 && <span className={deviation}>{deviating}</span>}
      <span className={total}>{content.length}</span>
    </span>
  );
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  padding: '3',
  fontSize: '[0.75rem]',
});

const heading = css({
  paddingInline: '2',
  paddingBlock: '1.5',
  color: 'muted',
  fontSize: '[0.6875rem]',
  fontWeight: 'medium',
  '&:not(:first-child)': { marginBlockStart: '4' },
});

const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '8',
  paddingInline: '2',
  borderRadius: 'sm',
  '&[data-chosen]': { backgroundColor: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
});

const deviation = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '[1.125rem]',
  height: '[1.125rem]',
  borderRadius: 'full',
  backgroundColor: 'deviationSoft',
  color: 'deviation',
  fontSize: '[0.6875rem]',
  fontWeight: 'semibold',
  textStyle: 'figure',
});

const total = css({ width: '5', textAlign: 'end', color: 'muted', textStyle: 'figure' });

const legend = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  height: '6',
  paddingInline: '2',
  color: 'muted',
});

const sample = css({
  width: '5',
  height: '3',
  borderRadius: '[3px]',
  '&[data-state=aligned]': {
    backgroundColor: '[color-mix(in oklab, {colors.aligned} 42%, {colors.alignedSoft})]',
  },
  '&[data-state=deviation]': { backgroundColor: 'deviationMark' },
  '&[data-state=missing]': { border: '[1px dashed {colors.deviationMark}]' },
});
