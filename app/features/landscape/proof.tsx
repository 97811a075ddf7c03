import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { card } from '#styled/recipes';

export const PROOF_ANCHOR = 'proof';

/** Lines for the console; the browser refuses each of them. */
const ATTEMPTS = ["fetch('/')", "new Image().src = '/?x'"];
const POLICY = "connect-src 'none'; form-action 'none'";

/** How visitors see for themselves that nothing is sent. */
export function Proof() {
  const { t } = useTranslation('landscape');
  return (
    <section id={PROOF_ANCHOR} aria-labelledby="proof-title" className={layout}>
      <div>
        <h2 id="proof-title" className={css({ textStyle: 'heading' })}>
          {t('proof.title')}
        </h2>
        <p className={css({ textStyle: 'lead', color: 'muted', marginBlockStart: '2' })}>
          {t('proof.text')}
        </p>
      </div>
      <div className={ways}>
        {WAYS.map((way) => (
          <div key={way} className={card()}>
            <h3 className={css({ textStyle: 'title' })}>{t(`proof.ways.${way}.title`)}</h3>
            <p className={css({ marginBlockStart: '2' })}>{t(`proof.ways.${way}.text`)}</p>
            {CODE[way] && (
              <pre className={code} translate="no">
                <code>{CODE[way]}</code>
              </pre>
            )}
          </div>
        ))}
      </div>
      <div className={css({ display: 'grid', gap: '2', maxWidth: 'text' })}>
        <p>{t('proof.notKept')}</p>
        <p>{t('proof.numbers')}</p>
      </div>
    </section>
  );
}

const WAYS = ['network', 'console', 'policy', 'offline'] as const;

const CODE: Partial<Record<(typeof WAYS)[number], string>> = {
  console: ATTEMPTS.join('\n'),
  policy: `content-security-policy: … ${POLICY}`,
};

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  paddingBlockStart: 'section',
  _print: { display: 'none' },
});

const ways = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '4',
});

const code = css({
  marginBlockStart: '3',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
