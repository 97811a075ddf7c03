import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { artefacts, NOW, packages } from '#app/features/explorer/demo/landscape.ts';
import { fill, PictureLanguage, useFormats, useTexts } from '#studio/language.tsx';
import { AppWindow } from '#studio/parts/app-window.tsx';
import { Action, SearchBox } from '#studio/parts/controls.tsx';
import { PageHeader } from '#studio/parts/page-header.tsx';
import { findPictureTexts } from '#studio/picture-texts.ts';
import { PackageRows, TableHead } from '#studio/scenes/landscape-explorer.tsx';
import { css } from '#styled/css';

const [first] = packages;
const shown = first && { ...first, artefacts: first.artefacts.slice(0, 5) };

/** The same rows in two languages, one window above the other. */
export function Languages({ codes }: { codes: readonly string[] }) {
  return codes.map((code) => (
    <InLanguage key={code} code={code}>
      <Window />
    </InLanguage>
  ));
}

/** Part of a picture in another language. */
export function InLanguage({ code, children }: { code: string; children: ReactNode }) {
  const found = findPictureTexts(code);
  if (!found) throw new Error(`No pictures in ${code}`);
  return (
    <div lang={code} dir={found.direction}>
      <PictureLanguage texts={found.texts} locale={found.locale} now={NOW}>
        {children}
      </PictureLanguage>
    </div>
  );
}

function Window() {
  const { explorer, areas } = useTexts();
  const formats = useFormats();
  return (
    <AppWindow area="explorer" isHalf>
      <PageHeader
        title={areas.landscapeExplorer}
        detail={fill(explorer.detail, {
          packages: packages.length,
          artefacts: artefacts.length,
          time: formats.time(NOW),
        })}
      >
        <SearchBox placeholder={explorer.search} />
        <Action icon={Columns3} label={explorer.columns} />
      </PageHeader>
      <div className={table}>
        <TableHead />
        {shown && <PackageRows content={shown} isWhole={false} />}
      </div>
    </AppWindow>
  );
}

const table = css({
  flexGrow: '1',
  backgroundColor: 'surface',
  borderBlock: 'line',
});
