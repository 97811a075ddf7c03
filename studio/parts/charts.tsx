import { css } from '#styled/css';

/** Charts begin at zero and name their scale; nothing is smoothed. */

interface Scale {
  /** Pixels; the drawing is shown at exactly this size. */
  width: number;
  height: number;
  /** Ascending, the first is zero; the last is the top of the scale. */
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** Below the columns; undefined leaves one without a label. */
  labels: readonly (string | undefined)[];
}

interface BarChartProps extends Scale {
  values: readonly number[];
  /** Columns that stand out. */
  marked?: readonly number[];
}

export function BarChart({ values, marked = [], ...scale }: BarChartProps) {
  const plot = measurePlot(scale, values.length);
  const barWidth = Math.floor(plot.step * 0.66);
  return (
    <Frame scale={scale} plot={plot}>
      {values.map((value, index) => {
        const top = Math.round(plot.y(value));
        return (
          <rect
            key={plot.x(index)}
            className={marked.includes(index) ? markedBar : bar}
            x={Math.round(plot.x(index) - barWidth / 2)}
            y={top}
            width={barWidth}
            height={plot.bottom - top}
            rx="1.5"
          />
        );
      })}
    </Frame>
  );
}

interface LineChartProps extends Scale {
  lines: readonly { name: string; values: readonly number[]; tone: 'accent' | 'muted' }[];
}

export function LineChart({ lines, ...scale }: LineChartProps) {
  const plot = measurePlot(scale, scale.labels.length);
  return (
    <Frame scale={scale} plot={plot}>
      {lines.map(({ name, values, tone }) => (
        <g key={name}>
          <polyline
            className={tone === 'accent' ? accentLine : mutedLine}
            points={values.map((value, index) => `${plot.x(index)},${plot.y(value)}`).join(' ')}
          />
          {values.map((value, index) => (
            <circle
              key={plot.x(index)}
              className={tone === 'accent' ? accentPoint : mutedPoint}
              cx={plot.x(index)}
              cy={plot.y(value)}
              r="2"
            />
          ))}
        </g>
      ))}
    </Frame>
  );
}

/** A sparkline for a table cell; it begins at zero too. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const width = 112;
  const height = 20;
  const top = Math.max(...values);
  const barWidth = Math.floor(width / values.length) - 1;
  return (
    <svg width={width} height={height} aria-hidden="true">
      {values.map((value, index) => {
        const size = Math.max(1, Math.round((value / top) * height));
        const x = index * (barWidth + 1);
        return (
          <rect
            key={x}
            className={bar}
            x={x}
            y={height - size}
            width={barWidth}
            height={size}
            opacity="0.75"
          />
        );
      })}
    </svg>
  );
}

const GUTTER = 44;
const FOOT = 20;
const HEAD = 6;

interface Plot {
  bottom: number;
  step: number;
  x: (index: number) => number;
  y: (value: number) => number;
}

function measurePlot({ width, height, ticks }: Scale, columns: number): Plot {
  const bottom = height - FOOT;
  const step = (width - GUTTER) / columns;
  const max = ticks.at(-1) ?? 1;
  return {
    bottom,
    step,
    x: (index) => GUTTER + step * (index + 0.5),
    y: (value) => bottom - (value / max) * (bottom - HEAD),
  };
}

interface FrameProps {
  scale: Scale;
  plot: Plot;
  children: React.ReactNode;
}

function Frame({ scale, plot, children }: FrameProps) {
  const { width, height, ticks, formatTick, labels } = scale;
  return (
    <svg width={width} height={height} aria-hidden="true" className={css({ display: 'block' })}>
      {ticks.map((tick) => {
        const y = Math.round(plot.y(tick)) + 0.5;
        return (
          <g key={tick}>
            <line className={tick === 0 ? ground : grid} x1={GUTTER} x2={width} y1={y} y2={y} />
            <text className={label} x={GUTTER - 8} y={y + 3.5} textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        );
      })}
      {children}
      {labels.map(
        (text, index) =>
          text !== undefined && (
            <text key={text} className={label} x={plot.x(index)} y={height - 4} textAnchor="middle">
              {text}
            </text>
          ),
      )}
    </svg>
  );
}

const bar = css({ fill: 'accent' });
const markedBar = css({ fill: 'deviationMark' });
const grid = css({ stroke: 'line', shapeRendering: 'crispEdges' });
const ground = css({ stroke: 'lineStrong', shapeRendering: 'crispEdges' });
const label = css({ fill: 'muted', fontSize: '[0.6875rem]', textStyle: 'figure' });
const accentLine = css({ fill: '[none]', stroke: 'accent', strokeWidth: '[1.75]' });
const mutedLine = css({ fill: '[none]', stroke: 'lineStrong', strokeWidth: '[1.75]' });
const accentPoint = css({ fill: 'accent' });
const mutedPoint = css({ fill: 'lineStrong' });
