import type { Plan } from './config';

/**
 * Whether a plan is the licence variant that the terms tie payment by invoice and the SLA addon to
 * (spec §1, §9 "Legal terms"). The terms know it by this name; a list cannot give it to another one.
 */
export function isEnterprise({ id }: Pick<Plan, 'id'>): boolean {
  return id === 'enterprise';
}
