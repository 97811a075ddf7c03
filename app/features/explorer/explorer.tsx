import { type MouseEvent, useState } from 'react';
import { useLanguage } from '#app/i18n/language-context';
import { LaterPart } from '#app/later/later-part';
import { landscape } from '#styled/recipes';
import { explorerPart } from './explorer-part';

/** The product with a demo landscape. A change of language mounts it again. */
export function Explorer() {
  return <LanguageExplorer key={useLanguage().code} />;
}

/** The server renders it complete and usable; its code finds and compares. */
function LanguageExplorer() {
  const [compared, setCompared] = useState<string>();
  const openComparison = ({ target }: MouseEvent) => {
    // The whole row opens its deviation.
    const row = target instanceof Element ? target.closest('[data-artefact]') : undefined;
    const chip = row?.querySelector<HTMLButtonElement>('button[value]');
    if (chip) setCompared(chip.value);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks of buttons inside, also those by key
    <section
      id="landschaft"
      aria-labelledby="landscape-title"
      className={landscape().root}
      onClick={openComparison}
    >
      <LaterPart part={explorerPart} when="touched" served="kept">
        {({ DrawnExplorer, LiveLandscape }, place) =>
          place ? (
            <LiveLandscape
              section={place}
              compared={compared}
              onClose={() => setCompared(undefined)}
            />
          ) : (
            <DrawnExplorer />
          )
        }
      </LaterPart>
    </section>
  );
}
