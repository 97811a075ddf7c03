import type { Page } from '@playwright/test';

/** The explorer as a visitor finds it, by roles and visible names. */
export function onExplorer(page: Page) {
  const explorer = page.getByRole('region', { name: '36 Artefakte, 7 Abweichungen, ein Blick' });
  return {
    explorer,
    /** Visible artefacts; the landscape has 36. */
    artefacts: explorer.locator('tr[data-artefact]:visible'),
    all: explorer.getByRole('radio', { name: 'Alle 36' }),
    deviations: explorer.getByRole('radio', { name: 'Abweichungen 7' }),
    folder: (name: string) => explorer.getByRole('checkbox', { name: `Artefakte zeigen: ${name}` }),
    search: explorer.getByRole('searchbox', { name: 'Artefakt oder Paket suchen' }),
    status: explorer.getByRole('status'),
    chip: (name: string) => explorer.getByRole('button', { name }),
    comparison: (name: string) => page.getByRole('dialog', { name }),
  };
}

/** An artefact with another version on PROD. */
export const ORDERS = 'Order_Replication_S4_to_SFDC';
