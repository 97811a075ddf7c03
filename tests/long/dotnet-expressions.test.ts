import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import table from '#public/collector/classes.json';
import { findProgram } from '#tools/checks/programs';
import cases from '../fixtures/landscape/configuration/classes-cases.json';
import entityCases from '../fixtures/landscape/configuration/entity-cases.json';

// The program answers for each line (expression, flag, text; the two in Base64) whether it matches,
// and for a text alone what it is without entities.
const PROGRAM = `
using System; using System.Text; using System.Text.RegularExpressions;
class Matches {
  static string decode(string text) {
    int length;
    do { length = text.Length; text = System.Net.WebUtility.HtmlDecode(text); } while (text.Length < length);
    return text.Trim();
  }
  static void Main(string[] culture) {
    System.Threading.Thread.CurrentThread.CurrentCulture = new System.Globalization.CultureInfo(culture[0]);
    Func<string, string> read = text => Encoding.UTF8.GetString(Convert.FromBase64String(text));
    Func<string, string> write = text => Convert.ToBase64String(Encoding.UTF8.GetBytes(text));
    for (string line; (line = Console.ReadLine()) != null; ) {
      var parts = line.Split(' ');
      if (parts.Length == 1) { Console.WriteLine(write(decode(read(line)))); continue; }
      var options = RegexOptions.CultureInvariant | (parts[1] == "i" ? RegexOptions.IgnoreCase : 0);
      Console.Write(Regex.IsMatch(read(parts[2]), read(parts[0]), options) ? '1' : '0');
    }
  }
}`;

const folder = mkdtempSync(join(tmpdir(), 'stagemap-dotnet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

function ask(culture: string, input: readonly string[]): string {
  writeFileSync(join(folder, 'matches.cs'), PROGRAM);
  execFileSync('mcs', ['-out:matches.exe', 'matches.cs'], { cwd: folder });
  const { stdout, stderr } = spawnSync('mono', ['matches.exe', culture], {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    input: input.join(''),
  });
  expect(stderr).toBe('');
  return stdout;
}

describe.skipIf(!findProgram('mcs') || !findProgram('mono'))("PowerShell's expressions", () => {
  const texts = [
    ...cases,
    ...entityCases.map(({ key, plainKey = key, plain }) => ({
      key: plainKey,
      type: '',
      value: plain,
    })),
  ].map(({ key, type, value }) => ({
    ...{ key, type },
    value: [value].flat().join('').trim(),
  }));
  const questions = [
    ...table.rules.flatMap((rule) =>
      (['key', 'keyNot', 'type', 'value', 'valueNot'] as const).flatMap((field) => {
        const pattern = rule[field];
        const read = field.startsWith('key') ? 'key' : field === 'type' ? 'type' : 'value';
        return pattern === undefined
          ? []
          : texts.map((one) => ({ pattern, flags: rule.flags ?? '', text: one[read] }));
      }),
    ),
    ...[table.placeholder, table.prose, table.functionalMail].flatMap(({ value, flags }) =>
      texts.map((one) => ({ pattern: value, flags, text: one.value.split('@')[0] ?? '' })),
    ),
    // Longer texts are hidden before any expression runs.
  ].filter(({ text }) => text.length <= 1000);

  it.each(['en-US', 'tr-TR'])('match in .NET what they match in a browser (%s)', (culture) => {
    const input = questions.map(
      ({ pattern, flags, text }) => `${toBase64(pattern)} ${flags || '-'} ${toBase64(text)}\n`,
    );
    const stdout = ask(culture, input);
    const expected = questions.map(({ pattern, flags, text }) =>
      new RegExp(pattern, flags).test(text),
    );
    expect(questions.length).toBeGreaterThan(20_000);
    const wrong = questions.filter((_, at) => (stdout[at] === '1') !== expected[at]);
    expect(wrong).toStrictEqual([]);
    expect(stdout).toHaveLength(questions.length);
  });

  it.each(['en-US', 'tr-TR'])('are asked of a text without entities (%s)', (culture) => {
    const stdout = ask(
      culture,
      entityCases.flatMap(({ key, value }) => [key, value].map((text) => `${toBase64(text)}\n`)),
    );
    const decoded = stdout.trim().split('\n');
    expect(decoded.map((one) => Buffer.from(one, 'base64').toString())).toEqual(
      entityCases.flatMap(({ key, plainKey = key, plain }) => [plainKey, plain]),
    );
  });
});
