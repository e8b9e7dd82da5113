import { toHundredths } from './svg-points.ts';

export interface SparklineProps {
  /** In chronological order; must not be negative. */
  values: readonly number[];
}

/** A trend without an axis; decorative, next to readable figures. */
export function Sparkline({ values }: SparklineProps) {
  const top = Math.max(1, ...values);
  const step = 100 / Math.max(1, values.length - 1);
  const points = values
    .map((value, index) => `${toHundredths(index * step)},${toHundredths(100 - (value / top) * 100)}`)
    .join(' ');
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="h-8 w-full overflow-visible">
      <polyline
        points={points}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </svg>
  );
}
