import { readFileSync } from 'node:fs';
import { DOMParser } from 'linkedom';
import type { DeployedArtefact } from '#app/domain/landscape/artefact';
import type { ReadList, ReadResult } from '#app/domain/landscape/list';
import { readList as readInSteps } from '#app/domain/landscape/read-list';
import type { ParseXml } from '#app/domain/landscape/read-xml';

export const FOLDER = new URL('../../../fixtures/landscape/', import.meta.url);

export const parseXml: ParseXml = (text) => new DOMParser().parseFromString(text, 'text/xml');

/** The result of what pauses on a page. */
export function finish<Result>(work: Generator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

export function readList(content: string | ArrayBuffer, parse: ParseXml) {
  return finish(readInSteps(content, parse));
}

export function readText(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** The page's answer to a file. */
export function readSample(name: string): ReadResult {
  const content = Uint8Array.from(readFileSync(new URL(name, FOLDER))).buffer;
  const result = readList(content, parseXml);
  if (result.kind === 'saved') throw new Error(`${name}: a saved state`);
  return result;
}

/** A sample that is a list. */
export function listSample(name: string): ReadList {
  const result = readSample(name);
  if (result.kind !== 'list') throw new Error(`${name}: ${result.fault.kind}`);
  return result;
}

export function artefact(id: string, more: Partial<DeployedArtefact> = {}): DeployedArtefact {
  return { id, name: id, version: '1.0.0', type: 'INTEGRATION_FLOW', status: 'STARTED', ...more };
}
