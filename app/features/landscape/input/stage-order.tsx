import { useTranslation } from 'react-i18next';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import type { LandscapeView } from '#app/features/landscape/view-landscape';
import { Button } from '#app/ui/button';
import { Segmented } from '#app/ui/fields/segmented';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** Which landscape the results show, and its stages from left to right. */
export function StageOrder({ view, session }: { view: LandscapeView; session: LandscapeSession }) {
  const { t } = useTranslation('landscape');
  const { stages, landscapes, shownLandscape } = view;
  const move = (stage: string, by: -1 | 1, button: HTMLElement) => {
    session.moveStage(stages, stage, by);
    // An element that moves loses the focus.
    setTimeout(() => button.focus());
  };
  return (
    <div className={layout}>
      {landscapes.length > 1 && (
        <Segmented
          legend={t('stages.shown')}
          value={String(shownLandscape)}
          options={landscapes.map((number) => ({
            value: String(number),
            label: t('tenant.landscapeNumber', { number }),
          }))}
          onValueChange={(value) => session.showLandscape(Number(value))}
        />
      )}
      {stages.length > 1 && (
        <fieldset>
          <legend className={legend}>{t('stages.title')}</legend>
          <ol className={css({ wrap: '2' })}>
            {stages.map((stage, at) => (
              <li key={stage} className={item}>
                <Button
                  visual="ghost"
                  size="sm"
                  aria-label={t('stages.forward', { stage })}
                  aria-disabled={at === 0}
                  onClick={({ currentTarget }) => at > 0 && move(stage, -1, currentTarget)}
                >
                  <Icon name="arrow-left" />
                </Button>
                <bdi className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{stage}</bdi>
                <Button
                  visual="ghost"
                  size="sm"
                  aria-label={t('stages.back', { stage })}
                  aria-disabled={at === stages.length - 1}
                  onClick={({ currentTarget }) =>
                    at < stages.length - 1 && move(stage, 1, currentTarget)
                  }
                >
                  <Icon name="arrow-right" />
                </Button>
              </li>
            ))}
          </ol>
        </fieldset>
      )}
    </div>
  );
}

const layout = css({
  wrap: '4',
  columnGap: '8',
  _empty: { display: 'none' },
  _print: { display: 'none' },
});

const legend = css({ fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '1.5' });

const item = css({
  display: 'flex',
  alignItems: 'center',
  border: 'line',
  borderRadius: 'md',
  backgroundColor: 'surface',
  '& [aria-disabled=true]': { opacity: 'disabled', cursor: 'not-allowed' },
});
