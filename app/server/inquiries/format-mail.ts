import type { Language } from '#app/i18n/languages';
import { paperHex } from '#app/theme/srgb';

export interface MailRow {
  name: string;
  value: string;
}

interface MailContent {
  subject: string;
  known: readonly MailRow[];
  link: MailLink;
  sheet: MailLink | undefined;
  /** Input of the visitor, set apart from what the server knows. */
  entered: { title: string; note: string; rows: readonly MailRow[] };
}

export interface MailLink {
  label: string;
  href: string;
}

/** Plain text; the visitor's input has the mark of quoted mail. */
export function formatText({ known, link, sheet, entered }: MailContent): string {
  return [
    ...known.map(formatRow),
    '',
    ...[link, sheet].flatMap((one) => (one ? [`${one.label}: ${one.href}`] : [])),
    '',
    `${entered.title}. ${entered.note}`,
    ...entered.rows.map((row) => formatRow(row).replace(/^/gm, '> ')),
  ].join('\n');
}

function formatRow({ name, value }: MailRow): string {
  return `${name}: ${value}`;
}

const FONT = `font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:${paperHex('ink')}`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
const MUTED = `color:${paperHex('muted')}`;
const LINE = `border-top:1px solid ${paperHex('line')}`;
const BUTTON = `display:inline-block;padding:10px 18px;background-color:${paperHex('accent')};color:${paperHex('onAccent')};font-weight:bold;text-decoration:none`;

/** HTML for mail clients: tables and inline styles, nothing to load. */
export function formatHtml(content: MailContent, language: Language): string {
  const { subject, known, link, sheet, entered } = content;
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="${escapeHtml(language.code)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:0;background-color:${paperHex('sunken')}">
<table ${TABLE} bgcolor="${paperHex('sunken')}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} bgcolor="#ffffff" style="max-width:600px">
<tr><td align="left" style="${FONT};padding:20px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${title}</h1>
${formatRows(known)}
<p style="margin:20px 0 0">${formatLink(link, BUTTON)}</p>
${sheet ? `<p style="margin:12px 0 0">${formatLink(sheet, `color:${paperHex('accent')}`)}</p>` : ''}
</td></tr>
<tr><td align="left" style="${FONT};${LINE};padding:20px">
<h2 style="margin:0;font-size:16px;line-height:24px">${escapeHtml(entered.title)}</h2>
<p style="margin:0 0 12px;${MUTED}">${escapeHtml(entered.note)}</p>
${formatRows(entered.rows)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The direction of a value is isolated, so that it cannot change that of its row. */
function formatRows(rows: readonly MailRow[]): string {
  const cells = rows.map(
    ({ name, value }) =>
      `<tr><th scope="row" align="left" valign="top" width="120" style="${FONT};${MUTED};padding:3px 16px 3px 0;font-weight:normal">${escapeHtml(name)}</th>
<td dir="auto" align="left" valign="top" style="${FONT};padding:3px 0;word-break:break-word;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%">${cells.join('\n')}</table>`;
}

function formatLink({ label, href }: MailLink, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
