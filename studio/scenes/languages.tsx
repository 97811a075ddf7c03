import { artefacts } from '#app/features/explorer/demo/landscape.ts';
import { LandscapeTable } from '#app/features/explorer/landscape-table';
import { PictureLanguage, useFormats, useTexts } from '#studio/language.tsx';
import { ExplorerRows } from '#studio/parts/explorer-rows.tsx';
import { css } from '#styled/css';

const SHOWN = 'Employee_Master_SF_to_AD';
const artefact = artefacts.find(({ name }) => name === SHOWN);

/** One artefact of the explorer in two languages. */
export function LanguagesCloseUp({ codes }: { codes: readonly string[] }) {
  return (
    <div className={frame}>
      {codes.map((code) => (
        <PictureLanguage key={code} code={code}>
          <Entry />
        </PictureLanguage>
      ))}
    </div>
  );
}

function Entry() {
  const { explorer, language } = useTexts();
  const formats = useFormats();
  return (
    <div className={entry}>
      <p className={line}>
        <span>
          {explorer.deployed}: {artefact && formats.moment(artefact.deployed.at)}
        </span>
        <span className={css({ color: 'accent', textStyle: 'code' })}>{language}</span>
      </p>
      <ExplorerRows shows={({ dataset }) => dataset.artefact === SHOWN}>
        <LandscapeTable />
      </ExplorerRows>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateRows: '[1fr 1fr]',
  width: '[100vw]',
  height: '[100vh]',
  backgroundColor: 'surface',
  lineHeight: 'snug',
  '& > :last-child': { borderBlockStart: 'line' },
});

const entry = css({ display: 'flex', flexDirection: 'column', height: '[50vh]' });

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: '4',
  paddingBlock: '1',
  '@media (height < 250px)': { paddingBlock: '0.5' },
  backgroundColor: 'surfaceSunken',
  fontSize: '[0.75rem]',
});
