import { css } from '#styled/css';

const SPACE = '\\u00a0\\u202f';
/** An amount of euros with its signs, as any language writes it. */
const AMOUNT = new RegExp(
  `([+\\u2212-]?(?:€[${SPACE}]?\\p{Nd}[\\p{Nd}.,'’${SPACE}]*|\\p{Nd}[\\p{Nd}.,'’${SPACE}]*€))`,
  'u',
);

/** A text whose amounts of money never break inside, however narrow its place. */
export function WholeAmounts({ children }: { children: string }) {
  const parts = children.split(AMOUNT).map((part, index) =>
    // Every second part is an amount.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved
      <span key={index} className={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  // Only children get elements for their texts, which a browser's translator needs (D59).
  return <>{parts}</>;
}

const whole = css({ whiteSpace: 'nowrap' });
