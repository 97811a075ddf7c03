import { css } from '#styled/css';

interface BarChartProps {
  /** Pixels; the drawing is shown at exactly this size. */
  width: number;
  height: number;
  values: readonly number[];
  /** Index of a column that stands out. */
  marked?: number;
  /** Ascending from zero to the top of the scale. */
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** Below the columns; undefined leaves one without a label. */
  labels: readonly (string | undefined)[];
}

const GUTTER = 44;
const FOOT = 20;
const HEAD = 6;

/** A chart that begins at zero and names its scale. */
export function BarChart(props: BarChartProps) {
  const { width, height, values, marked, ticks, formatTick, labels } = props;
  const bottom = height - FOOT;
  const step = (width - GUTTER) / values.length;
  const barWidth = Math.floor(step * 0.66);
  const xOf = (index: number) => GUTTER + step * (index + 0.5);
  const yOf = (value: number) =>
    Math.round(bottom - (value / (ticks.at(-1) ?? 1)) * (bottom - HEAD));
  return (
    <svg width={width} height={height} aria-hidden="true" className={css({ display: 'block' })}>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${yOf(tick) + 0.5})`}>
          <line className={tick === 0 ? ground : grid} x1={GUTTER} x2={width} />
          <text className={label} x={GUTTER - 8} y="3.5" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {values.map((value, index) => (
        <g key={xOf(index)} transform={`translate(${Math.round(xOf(index))} 0)`}>
          <rect
            className={index === marked ? markedBar : bar}
            x={Math.round(-barWidth / 2)}
            y={yOf(value)}
            width={barWidth}
            height={bottom - yOf(value)}
            rx="1.5"
          />
          <text className={label} y={height - 4} textAnchor="middle">
            {labels[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const bar = css({ fill: 'accent' });
const markedBar = css({ fill: 'danger' });
const grid = css({ stroke: 'line', shapeRendering: 'crispEdges' });
const ground = css({ stroke: 'lineStrong', shapeRendering: 'crispEdges' });
const label = css({ fill: 'muted', fontSize: '[0.6875rem]', textStyle: 'figure' });
