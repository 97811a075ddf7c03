import { type Artefact, artefacts, compareStages } from '#app/features/explorer/demo/landscape.ts';
import { useFormats, useTexts } from '#studio/language.tsx';
import { mono } from '#studio/parts/close-up.tsx';
import { FindingText } from '#studio/parts/finding-text.tsx';
import { VersionLane } from '#studio/parts/version-lane.tsx';
import { InLanguage } from '#studio/scenes/languages.tsx';
import { css } from '#styled/css';

const [artefact] = artefacts;

/** One row of the explorer in two languages. */
export function LanguagesCloseUp({ codes }: { codes: readonly string[] }) {
  return (
    <div className={frame}>
      {artefact &&
        codes.map((code) => (
          <InLanguage key={code} code={code}>
            <Row artefact={artefact} />
          </InLanguage>
        ))}
    </div>
  );
}

function Row({ artefact: shown }: { artefact: Artefact }) {
  const { live, language } = useTexts();
  const formats = useFormats();
  return (
    <div className={row}>
      <span className={line}>
        <span className={css({ color: 'muted' })}>{live.artefact}</span>
        <span className={tag}>{language}</span>
      </span>
      <span className={mono}>{shown.name}</span>
      <VersionLane artefact={shown} />
      <span className={line}>
        <FindingText finding={compareStages(shown)} />
        <span className={css({ color: 'muted', textStyle: 'figure' })}>
          {formats.moment(shown.deployed.at)}
        </span>
      </span>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateRows: '[1fr 1fr]',
  width: '[100vw]',
  height: '[100vh]',
  overflow: 'hidden',
  backgroundColor: 'surface',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
  '& > :last-child': { borderBlockStart: 'line' },
});

const row = css({
  display: 'grid',
  alignContent: 'center',
  gap: '1.5',
  height: 'full',
  paddingInline: '4',
});

const line = css({ display: 'flex', justifyContent: 'space-between', fontSize: '[0.75rem]' });

const tag = css({
  paddingInline: '1.5',
  borderRadius: '[4px]',
  backgroundColor: 'accentSoft',
  color: 'accent',
  fontFamily: 'mono',
  fontWeight: 'semibold',
});
