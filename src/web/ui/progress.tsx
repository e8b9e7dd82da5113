import { type ReactNode, useId } from 'react';

export interface ProgressProps {
  label: ReactNode;
  /** Omit if the end is unknown. */
  value?: number;
  max?: number;
  /** The value as text: "2 of 5 MB". */
  valueLabel?: string;
}

export function Progress({ label, value, max = 100, valueLabel }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? 0 : Math.min(1, value / max);
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="min-w-0 font-medium">
          {label}
        </span>
        {valueLabel && <span className="text-soft tabular-nums">{valueLabel}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueLabel}
        className="h-2 overflow-hidden rounded-full border border-edge bg-surface"
      >
        <div
          className={`bar-fill transition-[width] ${value === undefined ? 'w-1/3 animate-breathe' : ''}`}
          style={value === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
