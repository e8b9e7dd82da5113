import type { ReactNode } from 'react';

import type { Score } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { Time } from '#web/ui/time.tsx';

import { recommendationName } from './score-words.ts';

/** A column for each scorer; no sum and no average, which would rank people. */
export function ScoreTable({ scores }: { scores: readonly Score[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
    <div role="region" aria-label={m.scores_side_by_side()} tabIndex={0} className="overflow-x-auto">
      <table className="min-w-full border-collapse text-sm">
        <caption className="sr-only">{m.scores_side_by_side()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} sr-only`}>
              {m.scorecard_name()}
            </th>
            {scores.map((score) => (
              <th key={score.id} scope="col" className={cell}>
                <span className="block">
                  {score.isOwn ? m.scores_own() : (score.author ?? m.comments_author_gone())}
                </span>
                <Time iso={score.at} className="font-normal text-soft" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={m.scores_recommendation()} scores={scores}>
            {({ recommendation }) => <span className="font-semibold">{recommendationName(recommendation)}</span>}
          </Row>
          {criteriaOf(scores).map(({ criterionId, name }) => (
            <Row key={criterionId} name={name} scores={scores}>
              {({ marks }) => <MarkCell mark={marks.find((mark) => mark.criterionId === criterionId)} />}
            </Row>
          ))}
          <Row name={m.scores_note()} scores={scores}>
            {({ note }) => <span className="whitespace-pre-line">{note}</span>}
          </Row>
        </tbody>
      </table>
    </div>
  );
}

const cell = 'min-w-36 border-b border-line px-3 py-2.5 text-start align-top [overflow-wrap:anywhere] first:ps-0';

/** The criteria as they were when each was scored; the latest name is shown. */
const criteriaOf = (scores: readonly Score[]): readonly { criterionId: string; name: string }[] => [
  ...new Map(scores.flatMap(({ marks }) => marks.map((mark) => [mark.criterionId, mark]))).values(),
];

interface RowProps {
  name: string;
  scores: readonly Score[];
  children: (score: Score) => ReactNode;
}

const Row = ({ name, scores, children }: RowProps) => (
  <tr>
    <th scope="row" className={`${cell} font-semibold text-soft`}>
      {name}
    </th>
    {scores.map((score) => (
      <td key={score.id} className={cell}>
        {children(score)}
      </td>
    ))}
  </tr>
);

function MarkCell({ mark }: { mark: Score['marks'][number] | undefined }) {
  if (!mark) return null;
  const { value, points, note } = mark;
  return (
    <>
      <span className={value === null ? 'text-soft' : 'font-semibold tabular-nums'}>
        {value === null ? m.scores_not_seen() : m.scores_mark({ value, points })}
      </span>
      {note && <span className="mt-1 block whitespace-pre-line">{note}</span>}
    </>
  );
}
