import type { Plan } from './config';

/**
 * Whether a plan is the licence variant for which the terms allow payment by invoice and the SLA
 * addon (spec §1, §9 "Legal terms"). The terms name it, therefore the id is fixed.
 */
export function isEnterprise({ id }: Pick<Plan, 'id'>): boolean {
  return id === 'enterprise';
}
