import { css, cx } from '#styled/css';

/**
 * Three lanes (DEV, TEST, PROD), an artefact on each: two versions stand in line, one is off.
 * Drawn on whole pixels of a 24-px grid, so it stays crisp where it is smallest.
 */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(css({ width: '6', height: '6', flexShrink: '0' }), className)}
      fill="none"
      aria-hidden="true"
    >
      <path d="M1 5.5h22M1 12.5h22M1 19.5h22" stroke="currentColor" opacity="0.45" />
      <rect x="4" y="3" width="9" height="5" rx="1.5" fill="currentColor" />
      <rect x="4" y="10" width="9" height="5" rx="1.5" fill="currentColor" />
      <rect
        x="11"
        y="17"
        width="9"
        height="5"
        rx="1.5"
        className={css({ fill: 'deviationMark' })}
      />
    </svg>
  );
}
