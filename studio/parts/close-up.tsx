import type { ReactNode } from 'react';
import { type Artefact, deviates } from '#app/features/explorer/demo/landscape.ts';
import { css } from '#styled/css';
import { FindingIcon } from './finding-text.tsx';
import { VersionLane } from './version-lane.tsx';

interface CloseUpProps {
  title: string;
  /** The object that the title is about or counts. */
  detail?: ReactNode;
  children: ReactNode;
}

/** One finding of a screen, to be read in its own size on a phone. */
export function CloseUp({ title, detail, children }: CloseUpProps) {
  return (
    <div className={frame}>
      <div className={head}>
        <span className={css({ fontWeight: 'semibold' })}>{title}</span>
        <span className={css({ color: 'muted', fontSize: '[0.75rem]' })}>{detail}</span>
      </div>
      {children}
    </div>
  );
}

/** A row of a close-up's table, as high as there is room. */
export function CloseUpRow({
  deviates = false,
  children,
}: {
  deviates?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={row} data-deviates={deviates || undefined}>
      {children}
    </div>
  );
}

/** An artefact with its versions below its name. */
export function ArtefactRow({ artefact }: { artefact: Artefact }) {
  return (
    <div className={lines} data-deviates={deviates(artefact) || undefined}>
      <span className={css({ display: 'flex', justifyContent: 'space-between' })}>
        <span className={mono}>{artefact.name}</span>
        <FindingIcon artefact={artefact} />
      </span>
      <VersionLane artefact={artefact} />
    </div>
  );
}

export const mono = css({ fontFamily: 'mono', fontSize: '[0.78125rem]' });

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  width: '[100vw]',
  height: '[100vh]',
  overflow: 'hidden',
  backgroundColor: 'surface',
  fontSize: 'xs',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexShrink: '0',
  height: '10',
  paddingInline: '4',
  backgroundColor: 'canvas',
  borderBlockEnd: 'line',
});

const line = '[1px solid color-mix(in srgb, {colors.line} 60%, transparent)]';

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  '&:not(:last-child)': { borderBlockEnd: line },
  '&[data-deviates]': { backgroundColor: 'deviationSoft' },
});

const lines = css({
  display: 'grid',
  alignContent: 'center',
  gap: '1',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  '&:not(:last-child)': { borderBlockEnd: line },
});
