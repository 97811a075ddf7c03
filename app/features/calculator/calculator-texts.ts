/** What the calculator shows, but for the texts that come with its form and its dialogs. */
export const CALCULATOR_TEXTS = ['calculator', 'catalog', 'pricing'] as const;
