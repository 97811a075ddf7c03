import type admin from '#locales/de/admin.json';
import type calculator from '#locales/de/calculator.json';
import type common from '#locales/de/common.json';
import type pricing from '#locales/de/pricing.json';

/** The reference language's files define namespaces and keys (D31). */
export interface Resources {
  admin: typeof admin;
  common: typeof common;
  calculator: typeof calculator;
  pricing: typeof pricing;
}

export type Namespace = keyof Resources;
