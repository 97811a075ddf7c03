/**
 * Every colour of the site, light and dark, as OKLCH. Nothing else names a colour.
 * `tests/unit/theme/contrast.test.ts` computes the contrast of the pairs in use from this table.
 */
export const palette = {
  canvas: { light: 'oklch(0.984 0.004 85)', dark: 'oklch(0.18 0.008 215)' },
  surface: { light: 'oklch(0.998 0.001 85)', dark: 'oklch(0.213 0.009 215)' },
  surfaceRaised: { light: 'oklch(1 0 0)', dark: 'oklch(0.245 0.01 215)' },
  surfaceSunken: { light: 'oklch(0.96 0.006 85)', dark: 'oklch(0.155 0.008 215)' },
  ink: { light: 'oklch(0.21 0.01 75)', dark: 'oklch(0.955 0.004 85)' },
  muted: { light: 'oklch(0.46 0.012 75)', dark: 'oklch(0.75 0.01 200)' },
  line: { light: 'oklch(0.9 0.007 80)', dark: 'oklch(0.305 0.011 215)' },
  lineStrong: { light: 'oklch(0.61 0.012 80)', dark: 'oklch(0.58 0.012 215)' },
  accent: { light: 'oklch(0.45 0.076 205)', dark: 'oklch(0.79 0.09 200)' },
  accentHover: { light: 'oklch(0.385 0.065 205)', dark: 'oklch(0.86 0.08 200)' },
  accentSoft: { light: 'oklch(0.945 0.022 200)', dark: 'oklch(0.285 0.038 208)' },
  onAccent: { light: 'oklch(0.99 0.004 200)', dark: 'oklch(0.2 0.025 210)' },
  aligned: { light: 'oklch(0.45 0.075 175)', dark: 'oklch(0.81 0.09 172)' },
  alignedSoft: { light: 'oklch(0.945 0.026 178)', dark: 'oklch(0.28 0.036 178)' },
  deviation: { light: 'oklch(0.49 0.112 62)', dark: 'oklch(0.83 0.125 78)' },
  deviationSoft: { light: 'oklch(0.95 0.045 82)', dark: 'oklch(0.3 0.042 70)' },
  // The warm mark itself, for shapes rather than text.
  deviationMark: { light: 'oklch(0.645 0.151 60)', dark: 'oklch(0.78 0.145 70)' },
  danger: { light: 'oklch(0.49 0.17 27)', dark: 'oklch(0.77 0.12 25)' },
  dangerSoft: { light: 'oklch(0.955 0.022 25)', dark: 'oklch(0.275 0.045 25)' },
  // A band that is dark in both themes.
  band: { light: 'oklch(0.25 0.038 208)', dark: 'oklch(0.262 0.042 208)' },
  onBand: { light: 'oklch(0.97 0.008 200)', dark: 'oklch(0.97 0.008 200)' },
  onBandMuted: { light: 'oklch(0.82 0.022 200)', dark: 'oklch(0.82 0.022 200)' },
  focus: { light: 'oklch(0.53 0.096 220)', dark: 'oklch(0.84 0.1 205)' },
  // Lies over the page behind a dialog.
  shade: { light: 'oklch(0.15 0.01 215)', dark: 'oklch(0.15 0.01 215)' },
} as const;

/** The colours of what is white in both themes: offers' sheets, mails and landscapes' reports. */
export const paperColors = {
  ink: palette.ink.light,
  muted: palette.muted.light,
  line: palette.line.light,
  lineStrong: palette.lineStrong.light,
  sunken: palette.surfaceSunken.light,
  accent: palette.accent.light,
  onAccent: palette.onAccent.light,
  deviationMark: palette.deviationMark.light,
  danger: palette.danger.light,
} as const;

/**
 * Changes for visitors who prefer more contrast (`prefers-contrast: more`): text of at least 7:1 on
 * every ground it stands on, and every line as clear as that of a control.
 */
export const moreContrast = {
  ink: { light: 'oklch(0.12 0.008 75)', dark: 'oklch(0.99 0.003 85)' },
  muted: { light: 'oklch(0.32 0.012 75)', dark: 'oklch(0.9 0.01 200)' },
  line: { light: 'oklch(0.52 0.012 80)', dark: 'oklch(0.68 0.012 215)' },
  lineStrong: { light: 'oklch(0.32 0.012 80)', dark: 'oklch(0.85 0.012 215)' },
  accent: { light: 'oklch(0.34 0.057 205)', dark: 'oklch(0.9 0.07 200)' },
  accentHover: { light: 'oklch(0.28 0.047 205)', dark: 'oklch(0.94 0.05 200)' },
  aligned: { light: 'oklch(0.34 0.056 175)', dark: 'oklch(0.9 0.07 172)' },
  deviation: { light: 'oklch(0.36 0.082 62)', dark: 'oklch(0.91 0.07 82)' },
  deviationMark: { light: 'oklch(0.5 0.115 60)', dark: 'oklch(0.86 0.12 75)' },
  danger: { light: 'oklch(0.38 0.14 27)', dark: 'oklch(0.88 0.05 25)' },
  focus: { light: 'oklch(0.38 0.07 220)', dark: 'oklch(0.93 0.06 205)' },
} as const;
