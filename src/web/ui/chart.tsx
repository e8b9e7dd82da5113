import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { axisTicks } from './axis.ts';
import { numberFormat } from './formats.ts';
import { toHundredths } from './svg-points.ts';

export interface ChartPoint {
  label: string;
  /** Null is not drawn. */
  value: number | null;
  /** The value in the previous period: a line over the bars. */
  before?: number | null;
}

export interface ChartProps {
  title: string;
  kind: 'bar' | 'line';
  /** In the axis's order; must not be negative. */
  points: readonly ChartPoint[];
  /** Plain numbers by default. */
  format?: (value: number) => string;
  heads: [label: string, value: string];
  /** The label of the previous values. */
  beforeHead?: string;
}

/** The same figures are also in a table. */
export function Chart({ title, kind, points, format = plainNumber, heads, beforeHead }: ChartProps) {
  const ticks = axisTicks(Math.max(0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0])));
  const top = ticks.at(-1) ?? 1;
  return (
    <figure className="@container flex flex-col gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-soft tabular-nums">
        <div className="relative flex h-40 flex-col-reverse justify-between text-end">
          {ticks.map((tick) => (
            <span key={tick} className="-my-2 leading-4">
              {format(tick)}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-40 w-full overflow-visible">
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${y(tick, top)}H100`}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            />
          ))}
          {kind === 'bar' ? <Bars points={points} top={top} /> : <Line points={points} top={top} />}
          {beforeHead && (
            <Line points={points.map(({ label, before = null }) => ({ label, value: before }))} top={top} isBefore />
          )}
        </svg>
        <div className="chart-labels col-start-2 flex pt-1.5">
          {points.map((point, index) => (
            <span key={point.label} className={isAtEdge(index, points.length) ? 'justify-end' : undefined}>
              {isLabelled(index, points.length, LABELS) && (
                <span className={isLabelled(index, points.length, LABELS / 2) ? undefined : '@max-sm:hidden'}>
                  {point.label}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
      {beforeHead && (
        <p aria-hidden="true" className="flex items-center gap-2 text-xs text-soft">
          <span className="w-5 border-t-2 border-dashed border-coral" />
          {beforeHead}
        </p>
      )}
      <details>
        <summary className="w-fit text-sm text-soft underline underline-offset-[0.2em] hover:text-ink">
          {m.ui_show_as_table()}
        </summary>
        <FigureTable {...{ title, points, format, heads, beforeHead }} />
      </details>
    </figure>
  );
}

const plainNumber = (value: number) => numberFormat(getLocale(), {}).format(value);

/** Position on an axis from 100 (bottom) to 0. */
const y = (value: number, top: number) => 100 - (value / top) * 100;

/** Labels below a wide chart; a phone shows half as many. */
const LABELS = 6;

/** Evenly spaced, including the last one. */
function isLabelled(index: number, count: number, most: number): boolean {
  const step = Math.ceil(count / LABELS) * (LABELS / most);
  return (count - 1 - index) % step === 0;
}

/** If labels are wider than their slots, the last one would overflow. */
const isAtEdge = (index: number, count: number) => count > LABELS && index === count - 1;

interface Marks {
  points: readonly ChartPoint[];
  top: number;
}

function Bars({ points, top }: Marks) {
  const slot = 100 / points.length;
  const bars = points.map(
    ({ value }, index) =>
      `M${toHundredths(slot * (index + 0.2))} 100V${toHundredths(y(value ?? 0, top))}h${toHundredths(slot * 0.6)}V100z`,
  );
  return <path d={bars.join('')} className="fill-accent" />;
}

function Line({ points, top, isBefore = false }: Marks & { isBefore?: boolean }) {
  const slot = 100 / points.length;
  const path = points
    .flatMap(({ value }, index) =>
      value === null ? [] : `${toHundredths(slot * (index + 0.5))},${toHundredths(y(value, top))}`,
    )
    .join(' ');
  return (
    <polyline
      points={path}
      fill="none"
      strokeWidth="2"
      strokeDasharray={isBefore ? '5 4' : undefined}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={isBefore ? 'stroke-coral' : 'stroke-accent'}
    />
  );
}

type FiguresProps = Required<Pick<ChartProps, 'title' | 'points' | 'format' | 'heads'>> &
  Pick<ChartProps, 'beforeHead'>;

function FigureTable({ title, points, format, heads: [label, value], beforeHead }: FiguresProps) {
  const textOf = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? '–' : format(figure);
  return (
    <table className="chart-table mt-2 w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="border-b border-edge">
        <tr>
          <th scope="col" className="font-semibold">
            {label}
          </th>
          {[value, ...(beforeHead ? [beforeHead] : [])].map((head) => (
            <th key={head} scope="col" className="text-end font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td>{textOf(point.value)}</td>
            {beforeHead && <td>{textOf(point.before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
