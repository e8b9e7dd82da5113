import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isUnderWay } from '#contract/imports/import-choices.ts';
import type { JobImport } from '#contract/imports/imports.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { say } from '#web/ui/say.ts';
import { showToast } from '#web/ui/toast.tsx';
import { importProblemWords } from '#words/imports.ts';

import { ImportMapping } from './import-mapping.tsx';
import { ImportRows } from './import-rows.tsx';
import { outcomeTexts, statusTexts } from './import-words.ts';

interface ImportStepsProps {
  of: { id: string; importId: string };
  /** When the page was read, in milliseconds since 1970. */
  readAt: number;
  found: JobImport;
}

/** The page's data is newer than the data kept from an earlier visit. */
export const importKey = (of: ImportStepsProps['of'], readAt: number) => [
  ...queries.imports.read.queryOptions({ input: of }).queryKey,
  readAt,
];

export function ImportSteps({ of, readAt, found }: ImportStepsProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const show = (changed: JobImport) => {
    client.setQueryData(importKey(of, readAt), changed);
    void client.invalidateQueries({ queryKey: queries.imports.rows.key() });
  };
  const apply = useMutation({
    mutationFn: () => api.imports.apply({ ...of, except: [...left] }),
    onSuccess: show,
  });
  const { create, change, publish, reopen, close } = found.counts;
  const count = create + change + publish + reopen + close - left.size;
  // A failed import may have processed some rows.
  const isChecked = !isUnderWay(found.status) && (found.status !== 'failed' || found.outcomes.done > 0);
  return (
    <div className="mt-4 flex flex-col gap-10">
      <State found={found} />
      {found.status === 'ready' && (
        <>
          <ImportMapping
            key={JSON.stringify(found.columns)}
            found={found}
            save={async (input) => {
              const changed = await api.imports.map({ ...of, ...input });
              show(changed);
              // If only publishing remains, no further check is needed.
              if (changed.status === 'ready') showToast({ title: m.imports_rules_saved() });
            }}
          />
          <div className="flex flex-col items-start gap-3">
            {apply.error && <Alert variant="attention">{problemText(problemOf(apply.error))}</Alert>}
            {count > 0 ? (
              <Button isPending={apply.isPending} onClick={() => apply.mutate()}>
                {m.imports_apply({ count: numberText(count) })}
              </Button>
            ) : (
              <Alert isStatic>{m.imports_apply_nothing()}</Alert>
            )}
          </div>
        </>
      )}
      {(found.status === 'applied' || found.status === 'failed') && found.outcomes.done > 0 && (
        <Undo isFetched={found.isFetched} undo={async () => show(await api.imports.undo(of))} />
      )}
      {isChecked && <ImportRows of={of} found={found} left={left} onChoose={setLeft} />}
    </div>
  );
}

function State({ found: { status, problem, rows, done, outcomes } }: { found: JobImport }) {
  if (status === 'failed' && problem)
    return (
      <Alert variant="attention" title={statusTexts[status]()}>
        {say(importProblemWords[problem])}
      </Alert>
    );
  if (isUnderWay(status))
    return (
      <div className="max-w-[36rem]">
        <Progress
          label={statusTexts[status]()}
          {...(status !== 'reading' &&
            rows > 0 && {
              value: Math.min(done, rows),
              max: rows,
              valueLabel: m.imports_progress({ done: numberText(Math.min(done, rows)), rows: numberText(rows) }),
            })}
        />
      </div>
    );
  const became = (['done', 'kept', 'undone', 'not_undone'] as const).filter((outcome) => outcomes[outcome] > 0);
  return (
    <div role="status">
      <p className="font-semibold">{statusTexts[status]()}</p>
      {became.length > 0 && (
        <ul className="mt-1 text-soft">
          {became.map((outcome) => (
            <li key={outcome}>
              {outcomeTexts[outcome]()}: {numberText(outcomes[outcome])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Undo({ isFetched, undo }: { isFetched: boolean; undo: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-[42rem] flex-col items-start gap-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.imports_undo()}
      </Button>
      <ConfirmDialog
        title={m.imports_undo()}
        message={isFetched ? `${m.imports_undo_about()} ${m.imports_undo_pauses()}` : m.imports_undo_about()}
        confirmLabel={m.imports_undo()}
        destructive
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={undo}
      />
    </div>
  );
}
