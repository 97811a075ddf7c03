import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromCrossJSON, toJSONAsync } from 'seroval';
import * as z from 'zod';
import { fetchFrom, type Reachable } from './reachable';

const bundle = fileURLToPath(new URL('../../../dist/server/server.js', import.meta.url));

const answerSchema = z.object({
  result: z.object({
    isSuccess: z.boolean(),
    reference: z.string().optional(),
    retryAfterSeconds: z.number().optional(),
    isPending: z.boolean().optional(),
  }),
});

/** An inquiry that is complete; `changes` go over its fields. */
export function submissionOf(requestId: string, changes: object = {}) {
  return {
    requestId: requestId.padStart(16, '0'),
    comment: '',
    inquiry: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '',
      countryCode: '+49',
      reason: 'info',
      consent: true,
      turnstileToken: '',
      ...changes,
    },
  };
}

let inquiryFunction: string | undefined;

/** The address of the function behind the form, as the build named it. */
export function findInquiryAddress(origin: string): string {
  return origin + findInquiryPath();
}

function findInquiryPath(): string {
  inquiryFunction ??= readInquiryFunction();
  return `/_serverFn/${inquiryFunction}`;
}

function readInquiryFunction(): string {
  const [, id] =
    /"([0-9a-f]{64})": \{\s*functionName: "sendInquiry_/.exec(readFileSync(bundle, 'utf8')) ?? [];
  if (id === undefined) throw new Error('The build has no function sendInquiry');
  return id;
}

/** The body that the form sends. */
export async function writeBody(data: unknown): Promise<string> {
  return JSON.stringify(await toJSONAsync({ data }));
}

/** Posts to the site's server, named by its origin or itself, as the page's own script does. */
export async function sendSubmission(
  server: string | Reachable,
  submission: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const target = typeof server === 'string' ? { origin: server } : server;
  const { origin } = target;
  const response = await fetchFrom(target, findInquiryPath(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tsr-serverfn': 'true', origin, ...headers },
    body: await writeBody(submission),
    ...(signal && { signal }),
  });
  const answer = answerSchema.safeParse(readAnswer(await response.text()));
  return {
    status: response.status,
    headers: response.headers,
    /** Undefined where the function was not reached. */
    outcome: answer.data?.result,
  };
}

function readAnswer(text: string): unknown {
  try {
    return fromCrossJSON(JSON.parse(text), { refs: new Map() });
  } catch {
    return undefined;
  }
}
