import { useTranslation } from 'react-i18next';
import type { Change } from '#app/domain/pricing/changes';
import { css } from '#styled/css';
import { formatChange } from './format-change';
import { useExactFormats } from './use-exact-formats';

/** An import can cause thousands of changes. */
const MAX_SHOWN = 100;

/** List of changes as sentences (D22). */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const hidden = changes.length - MAX_SHOWN;
  return (
    <ul className={list}>
      {changes.slice(0, MAX_SHOWN).map((change) => {
        const words = formatChange(t, formats, change);
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
