import type { ReactNode } from 'react';

import type { OwnScreening, ScreeningPartView } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { say } from '#web/ui/say.ts';
import { referenceStateWords, screeningPartWords } from '#words/screening.ts';

import { screeningWords } from './screening-words.ts';

type Content = Pick<OwnScreening, 'findings' | 'languages' | 'references' | 'parts'>;

interface CheckedPartsProps {
  content: Content;
  /** What can be done with a part. */
  children: (part: ScreeningPartView) => ReactNode;
}

/** Every word of a screening, part by part. */
export function CheckedParts({ content, children }: CheckedPartsProps) {
  const { heard, findings } = screeningWords();
  const lines = { ...findings(content.findings), languages: content.languages.map(heard), references: [] };
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {content.parts
        .filter(({ isFilled }) => isFilled)
        .map((part) => (
          <li key={part.part} className="grid gap-x-8 gap-y-4 p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
            <div className="min-w-0">
              <h3 className="text-base">{say(screeningPartWords[part.part])}</h3>
              {part.part === 'references' ? (
                <AnsweredReferences references={content.references} />
              ) : (
                <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{lines[part.part].join('\n')}</p>
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-3">{children(part)}</div>
          </li>
        ))}
    </ul>
  );
}

const AnsweredReferences = ({ references }: Pick<Content, 'references'>) => (
  <ul className="mt-1 flex flex-col gap-4">
    {references.map(
      ({ id, name, relation, answers }) =>
        answers && (
          <li key={id}>
            <p>
              {name} · {relation}
            </p>
            <dl className="mt-1 flex flex-col gap-2 text-sm">
              <Answer question={m.screening_reference_together()} answer={answers.together} />
              <Answer question={m.screening_reference_strengths()} answer={answers.strengths} />
              <Answer question={m.screening_reference_improve()} answer={answers.couldImprove} />
              <Answer
                question={m.screening_reference_again()}
                answer={answers.wouldWorkAgain ? m.questions_yes() : m.questions_no()}
              />
            </dl>
          </li>
        ),
    )}
  </ul>
);

const Answer = ({ question, answer }: { question: string; answer: string }) =>
  answer === '' ? null : (
    <div>
      <dt className="text-soft">{question}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{answer}</dd>
    </div>
  );

/** Those who have not answered, with what they are waiting for. */
export function WaitingReferences({
  references,
  children,
}: Pick<Content, 'references'> & { children?: (reference: Content['references'][number]) => ReactNode }) {
  const waiting = references.filter(({ state }) => state !== 'answered');
  if (waiting.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {waiting.map((reference) => (
        <li key={reference.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p>
              {reference.name} · {reference.relation}
            </p>
            <p className="text-sm text-soft">{say(referenceStateWords[reference.state])}</p>
          </div>
          {children?.(reference)}
        </li>
      ))}
    </ul>
  );
}
