import { type ReactNode, useId } from 'react';

export interface MeterProps {
  label: ReactNode;
  value: number;
  max: number;
  /** The number by default. */
  valueLabel?: string;
  tone?: 'accent' | 'coral';
}

/** A part of a known whole: "3 of 5 hired". For work in progress see Progress. */
export function Meter({ label, value, max, valueLabel = String(value), tone = 'accent' }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-soft tabular-nums">{valueLabel}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueLabel}
        className="h-2 overflow-hidden rounded-full border border-edge bg-surface"
      >
        <div
          className={tone === 'coral' ? 'bar-fill [--fill:var(--coral)]' : 'bar-fill'}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
