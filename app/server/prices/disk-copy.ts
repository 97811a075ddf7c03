import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { parsePricingConfig } from '#app/domain/pricing/read-config.ts';
import type { PriceCopy } from './price-copy.ts';
import type { PricedSpan } from './prices-in-force.ts';

const spansSchema = z.array(
  z.object({
    from: z.number(),
    version: z.number(),
    // Missing in copies of earlier versions.
    isPlanned: z.boolean().default(true),
    list: z.unknown(),
    loggedAt: z.number().optional(),
  }),
);

/** A copy on disk, for a start while the store cannot be reached. */
export function createDiskCopy(file: string): PriceCopy {
  return {
    read: (onUnreadable) => {
      if (!existsSync(file)) return { spans: [] };
      const stored = spansSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const spans = stored.flatMap(({ list, loggedAt: _, ...span }): PricedSpan[] => {
        if (list === null) return [{ ...span, list: undefined }];
        const parsed = parsePricingConfig(list);
        if (parsed.kind === 'ok') return [{ ...span, list: parsed.value }];
        onUnreadable(span.version);
        return [];
      });
      return { spans, loggedAt: stored[0]?.loggedAt };
    },
    write: ({ spans, loggedAt }) => {
      if (spans.length === 0 && !existsSync(file)) return;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // Written and renamed, since other processes may read or write it.
      const draft = `${file}.${process.pid}`;
      writeFileSync(
        draft,
        JSON.stringify(spans.map((span) => ({ ...writeSpan(span), loggedAt }))),
        { mode: 0o600 },
      );
      renameSync(draft, file);
    },
  };
}

function writeSpan({ list = null, ...span }: Omit<PricedSpan, 'list'> & { list?: unknown }) {
  return { ...span, list };
}
