import { appendFileSync } from 'node:fs';

/** A figure and its maximum or minimum. */
export interface Goal {
  figure: string;
  atMost?: number;
  atLeast?: number;
}

/**
 * Prints the figures as a table and, as the last line, one JSON object {name, figures, goals, missed}. Missed goals are
 * reported, but do not fail the run. RESULTS names a file to which the line is appended.
 */
export function report(name: string, figures: Record<string, number>, goals: Goal[]): void {
  const goalOf = new Map(goals.map((goal) => [goal.figure, goal]));
  const missed = goals.filter((goal) => !holds(figures[goal.figure], goal)).map((goal) => goal.figure);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([figure, value]) => {
        const goal = goalOf.get(figure);
        return [
          figure,
          { value: round(value), goal: goal ? describe(goal) : '', met: goal ? !missed.includes(figure) : '' },
        ];
      }),
    ),
  );
  const line = JSON.stringify({
    name,
    figures: Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, round(value)])),
    goals,
    missed,
  });
  console.log(line);
  if (process.env.RESULTS) appendFileSync(process.env.RESULTS, `${line}\n`);
}

const holds = (value: number | undefined, { atMost = Infinity, atLeast = -Infinity }: Goal) =>
  value !== undefined && value <= atMost && value >= atLeast;

const describe = ({ atMost, atLeast }: Goal) => (atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`);

const round = (value: number) => Number(value.toPrecision(4));

/** The value that a share of all values does not exceed: 0.5 for the median. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

export const median = (values: number[]): number => quantile(values, 0.5);
