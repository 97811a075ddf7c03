export const GREY = '#555';
export const SMALL = { size: 8.1 } as const;
export const LABEL = { size: 7.2, color: GREY } as const;
export const BOLD = { weight: 'semibold' } as const;
