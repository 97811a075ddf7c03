import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { Section } from './section';

export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section name="steps" title={t('steps.title')}>
      <ol className={list}>
        {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
          <li key={title} className={step}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={css({ fontWeight: 'semibold' })}>{title}</h3>
            <p className={css({ color: 'muted', textStyle: 'small' })}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const list = css({
  display: 'grid',
  gap: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
  gridTemplateColumns: {
    md: '[repeat(3, minmax(0, 1fr))]',
    _print: '[repeat(3, minmax(0, 1fr))]',
  },
});

const step = css({
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  borderBlockStart: '[2px solid {colors.accent}]',
  paddingBlockStart: '5',
});

const number = css({ textStyle: 'code', color: 'accent', fontWeight: 'medium' });
