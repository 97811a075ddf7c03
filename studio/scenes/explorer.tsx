import { useLayoutEffect, useRef } from 'react';
import { LandscapeTable } from '#app/features/explorer/landscape-table';
import { LandscapeTools, matches } from '#app/features/explorer/live-landscape';
import { useTexts } from '#studio/language.tsx';
import { CloseUp } from '#studio/parts/close-up.tsx';
import { ExplorerRows } from '#studio/parts/explorer-rows.tsx';
import { css } from '#styled/css';

export const QUERY = 'invoice';

/** A search in the explorer; on a phone the first two artefacts that it finds. */
export function ExplorerCloseUp() {
  const { areas } = useTexts();
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [all, field] = ['[value=all]', '[type=search]'].map((selector) =>
      tools.current?.querySelector<HTMLInputElement>(selector),
    );
    if (all) all.checked = true;
    if (field) field.value = QUERY;
  });
  const isPhone = innerWidth < 576;
  let shown = 0;
  return (
    <CloseUp {...(isPhone && { title: areas.explorer, detail: QUERY })}>
      {!isPhone && (
        <div ref={tools} className={search}>
          <LandscapeTools />
        </div>
      )}
      <ExplorerRows
        shows={({ dataset }) => {
          const isFound = matches(QUERY, dataset.artefact ?? '');
          if (isFound) shown += 1;
          return isFound && !(isPhone && shown > 2);
        }}
      >
        <LandscapeTable />
      </ExplorerRows>
    </CloseUp>
  );
}

const search = css({
  paddingInline: '4',
  paddingBlock: '1',
  backgroundColor: 'canvas',
  borderBlockEnd: 'line',
  '& > div': { margin: '0', alignItems: 'center', justifyContent: 'space-between' },
  '& :is(input[type=search], label > span)': { minHeight: '0', height: '8', fontSize: 'xs' },
});
