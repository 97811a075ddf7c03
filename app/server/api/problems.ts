import { site } from '#app/site';
import type { Problem } from './schemas';

/** Problem types (RFC 9457); each `type` points into the OpenAPI description. */
export const PROBLEMS = {
  'invalid-parameters': { status: 400, title: 'Parameters are wrong' },
  'sales-only': { status: 422, title: 'The plan has no list price' },
  'not-found': { status: 404, title: 'There is no such resource' },
  'method-not-allowed': { status: 405, title: 'Prices are only read' },
  'query-too-long': { status: 414, title: 'The query is too long' },
} as const;

export const OPENAPI_PATH = '/api/openapi.json';
export const PROBLEM_POINTER = '#/components/responses/';

export type ProblemName = keyof typeof PROBLEMS;

export function createProblem(
  name: ProblemName,
  detail: string,
  errors?: Problem['errors'],
): Problem {
  const type = `${site.origin}${OPENAPI_PATH}${PROBLEM_POINTER}${name}`;
  return { type, ...PROBLEMS[name], detail, ...(errors && { errors }) };
}

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(`${JSON.stringify(problem)}\n`, {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
