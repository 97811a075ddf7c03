import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '#tools/site-build.mjs';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { addInventedLanguages } from './invented-languages.ts';

/** Files that a copy of the project needs to be built and tested. */
const SOURCES = [...new Set([...INPUTS, 'styled-system', 'studio', 'tests', 'LICENSE'])];

const { brand, name, phone, town, origin } = DELIVERED_COMPANY;
const OTHER_COMPANY = {
  [origin]: 'https://www.landmark.example',
  [name]: 'Mustermann Logistik GmbH',
  [phone.shown]: '+49 89 30000-0',
  [brand]: 'Landmark',
  [town.replace(/^\d+ /, '')]: 'Neustadt',
};

/** A text about the delivered company as the other one has it. */
export function renameCompany(text: string): string {
  return Object.entries(OTHER_COMPANY).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/**
 * Copies the project to a folder as another owner has it: with another company, another price of Core
 * and two languages more.
 * @throws Error if a file that states any of it has no such text
 */
export function copyForAnotherOwner(folder: string): void {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (change(text) === text) throw new Error(`${file} is the same`);
    writeFileSync(join(folder, file), change(text));
  };
  for (const file of ['app/site.ts', 'tests/delivered-company.ts']) edit(file, renameCompany);
  // At first 529 €, which tests publish as another price.
  const { basePrice, typed, text } = DELIVERED_PLANS.core;
  const dearer = `${basePrice + 30}`;
  edit('app/domain/pricing/built-in.ts', (code) =>
    code.replace(`basePrice: ${basePrice},`, `basePrice: ${dearer},`),
  );
  edit('tests/delivered-prices.ts', (code) =>
    code.replace(
      `basePrice: ${basePrice}, typed: '${typed}', text: '${text}'`,
      `basePrice: ${dearer}, typed: '${dearer}', text: '${dearer} €'`,
    ),
  );
  addInventedLanguages(join(folder, 'locales'));
}
