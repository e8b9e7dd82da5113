import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';

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

/** Values after the sixth are folded. */
export function ChoiceList({ choices, ...list }: ChoiceListProps) {
  const isShown = ({ isSelected }: FilterChoice, index: number) => index < SHOWN_AT_FIRST || isSelected;
  const shown = choices.filter(isShown);
  const others = choices.filter((choice, index) => !isShown(choice, index));
  return (
    <>
      <Choices {...list} choices={shown} />
      {others.length > 0 && (
        <details className="group/more mt-2">
          <summary className="inline-flex min-h-8 list-none items-center text-sm text-accent underline underline-offset-[0.2em] group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {m.jobs_filter_more()}
          </summary>
          <Choices {...list} choices={others} />
        </details>
      )}
    </>
  );
}

function Choices({ name, choices, isAtLeast, renderDetail }: ChoiceListProps) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm [&_label]:block [&_label]:py-0.5">
      {choices.map(({ value, label, count, isSelected }) => (
        <li key={value} className={renderDetail && 'group/choice'}>
          <Checkbox
            name={name}
            value={value}
            defaultChecked={isSelected}
            label={
              <>
                {label} {count !== undefined && <Count count={count} isAtLeast={isAtLeast} />}
              </>
            }
          />
          {isSelected && renderDetail && (
            <div className="hidden py-1.5 ps-8 group-has-[input:checked]/choice:block">{renderDetail(value)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Count({ count, isAtLeast }: { count: number; isAtLeast: boolean }) {
  const shown = numberText(count);
  return (
    <span className="text-soft tabular-nums">{isAtLeast && count > 0 ? m.jobs_at_least({ count: shown }) : shown}</span>
  );
}
