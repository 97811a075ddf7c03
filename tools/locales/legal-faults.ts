import { existsSync, readFileSync } from 'node:fs';
import { readLegalFacts } from '../legal/facts.ts';
import { renderLegalText } from '../legal/render.ts';
import { findMarkedTexts } from './marked-texts.ts';
import { decodeText } from './texts.ts';

/** The first fault of each legal page of a language. */
export function findLegalFaults(
  languageFolder: string,
  names: readonly string[],
  locale: string,
): string[] {
  return names.toSorted().flatMap((name) => {
    const path = `${languageFolder}/legal/${name}.md`;
    const { text, fault: encodingFault } = decodeText(readFileSync(path));
    const fault =
      findMarkFault(text, `${languageFolder}/../de/legal/${name}.md`) ??
      findFault(text, languageFolder, locale);
    return [
      ...(encodingFault === undefined ? [] : [`${path} ${encodingFault}`]),
      ...(fault === undefined ? [] : [`${path} cannot be shown (${fault}); mend that place.`]),
    ];
  });
}

/** Texts marked as missing in German (D48) must be marked in every language. */
function findMarkFault(markdown: string, reference: string): string | undefined {
  if (!existsSync(reference)) return undefined;
  const wanted = findMarkedTexts(readFileSync(reference, 'utf8')).length;
  if (findMarkedTexts(markdown).length === wanted) return undefined;
  return `${wanted} texts stand between ⟪ and ⟫ in German`;
}

function findFault(markdown: string, languageFolder: string, locale: string): string | undefined {
  let facts: object | undefined;
  try {
    facts = readLegalFacts(languageFolder);
    renderLegalText(markdown, facts, locale);
    return undefined;
  } catch (error) {
    // Facts that cannot be read are reported for their own file.
    return facts && (error instanceof Error ? error.message : String(error));
  }
}
