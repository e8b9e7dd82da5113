import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';

import type { FilterChoice } from './filter-choices.ts';
import { numberText } from './job-words.ts';

const SHOWN_AT_FIRST = 6;

interface ChoiceListProps {
  name: string;
  choices: readonly FilterChoice[];
  /** Not all jobs were counted, so each count is a minimum. */
  isAtLeast: boolean;
  /** Shown below a choice while it is checked. */
  renderDetail?: (value: string) => ReactNode;
}

/** Values after the sixth are collapsed. Compact markup: a page has a hundred of them. */
export function ChoiceList({ choices, ...list }: ChoiceListProps) {
  const isShown = ({ isSelected }: FilterChoice, index: number) => index < SHOWN_AT_FIRST || isSelected;
  const shown = choices.filter(isShown);
  const others = choices.filter((choice, index) => !isShown(choice, index));
  return (
    <>
      <Choices {...list} choices={shown} />
      {others.length > 0 && (
        <details className="filter-more">
          <summary>{m.jobs_filter_more()}</summary>
          <Choices {...list} choices={others} />
        </details>
      )}
    </>
  );
}

function Choices({ name, choices, isAtLeast, renderDetail }: ChoiceListProps) {
  return (
    <ul className="filter-choices">
      {choices.map(({ value, label, count, isSelected }) => (
        <li key={value}>
          <label>
            <input type="checkbox" className="choice" name={name} value={value} defaultChecked={isSelected} />
            <span>
              {`${label} `}
              {count !== undefined && <span>{countText(count, isAtLeast)}</span>}
            </span>
          </label>
          {isSelected && renderDetail?.(value)}
        </li>
      ))}
    </ul>
  );
}

function countText(count: number, isAtLeast: boolean): string {
  const shown = numberText(count);
  return isAtLeast && count > 0 ? m.jobs_at_least({ count: shown }) : shown;
}
