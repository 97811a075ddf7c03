import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** Each headline feature with the picture that shows it. */
const FEATURES = [
  { key: 'explorer', scene: 'landscape-explorer' },
  { key: 'stages', scene: 'stage-management' },
] as const;

export function Solution() {
  const { t } = useTranslation('landing');
  return (
    <Section name="solution" eyebrow={t('solution.eyebrow')} title={t('solution.title')}>
      {FEATURES.map(({ key, scene }) => (
        <div key={key} className={row}>
          <div className={css({ display: 'grid', gap: '4' })}>
            <h3 className={css({ textStyle: 'title' })}>{t(`solution.${key}.title`)}</h3>
            <p className={css({ color: 'muted' })}>{t(`solution.${key}.text`)}</p>
            <ul className={points}>
              {t(`solution.${key}.points`, { returnObjects: true }).map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </div>
          <Screenshot scene={scene} />
        </div>
      ))}
    </Section>
  );
}

const row = css({
  display: 'grid',
  gap: '[clamp(1.5rem, 1rem + 3vw, 4rem)]',
  alignItems: 'center',
  gridTemplateColumns: {
    lg: '[minmax(0, 5fr) minmax(0, 8fr)]',
    _print: '[repeat(2, minmax(0, 1fr))]',
  },
  '& + &': { paddingBlockStart: '[clamp(0rem, 2vw, 2rem)]' },
});

const points = css({
  display: 'grid',
  gap: '2.5',
  '& li': { display: 'flex', gap: '2.5' },
  '& svg': {
    flexShrink: '0',
    width: '[1.125em]',
    height: '[1.125em]',
    marginBlockStart: '[0.25em]',
    color: 'accent',
  },
});
