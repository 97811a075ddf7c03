import { encode } from 'uqr';
import { css } from '#styled/css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in both themes, with the quiet zone of four modules that readers need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css({ width: '[26mm]', height: '[26mm]', flexShrink: '0' })}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
