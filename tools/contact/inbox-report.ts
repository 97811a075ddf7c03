import * as z from 'zod';

const entrySchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  payload: z.looseObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    reason: z.string(),
    preferredContact: z.string().optional(),
    pricingDetails: z
      .looseObject({
        plan: z.string(),
        isYearly: z.boolean(),
        users: z.number().optional(),
        systems: z.number().optional(),
        landscapes: z.number().optional(),
        addons: z.array(z.string()).optional(),
      })
      .optional(),
  }),
});

export type Entry = z.infer<typeof entrySchema>;

export interface InboxContent {
  entries: Entry[];
  /** Numbers of the lines that hold no entry, such as one torn by a crash. */
  unreadable: number[];
}

/** An inquiry that came twice (its first answer was lost in a restart) is listed once. */
export function readInbox(text: string): InboxContent {
  const entries = new Map<string, Entry>();
  const unreadable: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const entry = parseEntry(line);
    if (!entry) unreadable.push(index + 1);
    else if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return { entries: [...entries.values()], unreadable };
}

function parseEntry(line: string): Entry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Columns under one another, for a terminal. */
export function formatTable(entries: readonly Entry[]): string {
  const rows = [HEADINGS, ...entries.map(listCells)].map((row) => row.map(stripControls));
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** For spreadsheets: nothing that a visitor wrote is taken for a formula. */
export function formatCsv(entries: readonly Entry[]): string {
  return [HEADINGS, ...entries.map(listCells)]
    .map((row) => row.map(quoteCell).join(','))
    .join('\r\n');
}

const HEADINGS = ['Received', 'Name', 'E-mail', 'Phone', 'Prefers', 'Reason', 'Offer'];

function listCells({ receivedAt, payload }: Entry): string[] {
  const { firstName, lastName, email, phone, preferredContact = '', reason } = payload;
  const received = receivedAt.slice(0, 16).replace('T', ' ');
  const name = `${firstName} ${lastName}`;
  return [received, name, email, phone, preferredContact, reason, describeOffer(payload)];
}

function describeOffer({ pricingDetails }: Entry['payload']): string {
  if (!pricingDetails) return '';
  const { plan, isYearly, users, systems, landscapes, addons = [] } = pricingDetails;
  const counts = users === undefined ? [] : [`${users}/${systems}/${landscapes}`];
  return [plan, isYearly ? 'yearly' : 'monthly', ...counts, ...addons].join(' ');
}

/** What a visitor wrote must not steer the terminal. */
function stripControls(text: string): string {
  return text.replace(/\p{C}/gu, ' ');
}

function quoteCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
