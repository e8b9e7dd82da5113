interface MarketShift {
  days: readonly number[];
  /** HH:MM */
  from: string;
  to: string;
  /** IANA name. */
  zone: string;
}

interface Hours {
  /** The reader's local time, in milliseconds as if it were UTC. */
  begin: number;
  end: number;
  /** By how many days the start differs. */
  moved: number;
  /** The market's local time, in milliseconds. */
  day: number;
}

export function shiftThere(shift: MarketShift, reader: string, now: number): Hours & { change: Hours | null };
