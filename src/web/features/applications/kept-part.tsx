import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Retention } from '#contract/applications/retention.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { type LoaderResult, startingWith } from '#web/app/loader-result.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface KeptPartProps {
  applicationId: string;
  company: string;
  loaded?: LoaderResult<Retention> | undefined;
}

const DAYS_OF_MONTH = 30.4;

/** Until when a decided application is kept, and whether it is in the company's talent pool; for both sides. */
export function KeptPart({ applicationId: id, company, loaded }: KeptPartProps) {
  const client = useQueryClient();
  const read = queries.retention.read.queryOptions({ input: { id } });
  const options = { ...read, ...startingWith(read.queryKey, loaded) };
  const { data } = useQuery(options);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  if (!data?.endsAt) return null;
  const change = async (send: () => Promise<Retention>) => {
    setPending(true);
    setProblem(undefined);
    try {
      client.setQueryData(options.queryKey, await send());
      showToast({ title: m.retention_pool_saved() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  const isOwn = data.can.answer;
  return (
    <section aria-labelledby="kept" className="space-y-3">
      <h2 id="kept" className="text-lg">
        {m.retention_title()}
      </h2>
      <p className="text-soft">{m.retention_until({ date: dayText(data.endsAt, 'long') })}</p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {isOwn ? (
        <Answer
          {...{ company, isPending }}
          pool={data.pool}
          onAnswer={(agrees) => void change(() => api.retention.answer({ id, agrees }))}
        />
      ) : (
        <Ask {...{ isPending }} retention={data} onAsk={() => void change(() => api.retention.ask({ id }))} />
      )}
    </section>
  );
}

interface AnswerProps {
  company: string;
  pool: Retention['pool'];
  isPending: boolean;
  onAnswer: (agrees: boolean) => void;
}

/** For the applicant: consent is loaded by a click on its own text, and withdrawn as easily. */
function Answer({ company, pool: { answer, until, isAskedAgain, days }, isPending, onAnswer }: AnswerProps) {
  const isIn = until !== null;
  const isAsked = answer === null || isAskedAgain || !isIn;
  return (
    <>
      <p>
        {isIn
          ? m.retention_pool_in({ company, date: dayText(until, 'long') })
          : answer === false
            ? m.retention_pool_no()
            : m.retention_pool_asked({ company })}
      </p>
      {isAsked && (
        <p className="text-sm text-soft">
          {m.retention_pool_text({ company, months: Math.round(days / DAYS_OF_MONTH) })}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {isAsked && (
          <Button variant="secondary" isPending={isPending} onClick={() => onAnswer(true)}>
            {m.retention_pool_agree()}
          </Button>
        )}
        {answer !== false && (
          <Button variant="outline" isPending={isPending} onClick={() => onAnswer(false)}>
            {isIn ? m.retention_pool_withdraw() : m.retention_pool_decline()}
          </Button>
        )}
      </p>
    </>
  );
}

interface AskProps {
  retention: Retention;
  isPending: boolean;
  onAsk: () => void;
}

/** For the company. */
function Ask({ retention: { pool, can }, isPending, onAsk }: AskProps) {
  if (can.ask) {
    return (
      <>
        <p className="text-sm text-soft">{m.retention_pool_ask_text()}</p>
        <Button variant="outline" isPending={isPending} onClick={onAsk}>
          {m.retention_pool_ask()}
        </Button>
      </>
    );
  }
  if (!pool.askedAt) return null;
  if (pool.until) return <p>{m.retention_pool_agreed({ date: dayText(pool.until, 'long') })}</p>;
  return (
    <p>
      {pool.answer === null
        ? m.retention_pool_waits({ date: dayText(pool.askedAt, 'long') })
        : m.retention_pool_declined()}
    </p>
  );
}
