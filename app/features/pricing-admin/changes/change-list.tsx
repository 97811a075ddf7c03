import { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes';
import { useFigures } from '#app/features/pricing-admin/use-figures';
import { css } from '#styled/css';
import { describeChange } from './change-words';

/** An import can bring thousands. */
const MAX_SHOWN = 100;

/** Changes in words (D22). */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('admin');
  const figures = useFigures();
  const hidden = changes.length - MAX_SHOWN;
  return (
    <ul className={list}>
      {changes.slice(0, MAX_SHOWN).map((change) => {
        const words = describeChange(t, figures, change);
        const key = 'item' in change ? `${change.item.list}${change.item.key}${words}` : words;
        return (
          <li key={key} dir="auto" className={entry}>
            {words}
          </li>
        );
      })}
      {hidden > 0 && <li className={entry}>{t('changes.more', { count: hidden })}</li>}
    </ul>
  );
}

const list = css({ display: 'grid', listStyle: 'none' });

const entry = css({
  paddingBlock: '1.5',
  borderBlockStart: 'line',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '&:first-child': { borderBlockStart: 'none' },
});
