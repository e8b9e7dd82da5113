import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ImportProblem, isUnderWay } from '#contract/imports/import-choices.ts';
import type { ImportOf } from '#contract/imports/import-procedures.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { say } from '#web/ui/say.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { Word } from '#words/word.ts';

import type { ImportId, ImportKind } from './import-kind.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportRows } from './import-rows.tsx';
import { outcomeTexts, statusTexts } from './import-words.ts';

interface ImportStepsProps<Field extends string, Options> {
  of: ImportId;
  /** When the page was read, in milliseconds since 1970. */
  readAt: number;
  found: ImportOf<Field, Options>;
  kind: ImportKind<Field, Options>;
}

export function ImportSteps<Field extends string, Options extends object>({
  of,
  readAt,
  found,
  kind,
}: ImportStepsProps<Field, Options>) {
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const show = (changed: ImportOf<Field, Options>) => {
    // The page's data is newer than the data kept from an earlier visit.
    client.setQueryData([...kind.readKey(of), readAt], changed);
    void client.invalidateQueries({ queryKey: kind.rows.key() });
  };
  const apply = useMutation({
    mutationFn: () => kind.apply({ ...of, except: [...left] }),
    onSuccess: show,
  });
  const { create, change, publish, reopen, close } = found.counts;
  const count = create + change + publish + reopen + close - left.size;
  // A failed import may have processed some rows.
  const isChecked = !isUnderWay(found.status) && (found.status !== 'failed' || found.outcomes.done > 0);
  return (
    <div className="mt-4 flex flex-col gap-10">
      <State found={found} problemWords={kind.problemWords} />
      {found.status === 'ready' && (
        <>
          <ImportMapping
            key={JSON.stringify(found.columns)}
            found={found}
            kind={kind}
            save={async (input) => {
              const changed = await kind.map({ ...of, ...input });
              show(changed);
              // If the rows need no further check.
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
        <Undo about={kind.undoAbout(found.isFetched)} undo={async () => show(await kind.undo(of))} />
      )}
      {isChecked && <ImportRows of={of} kind={kind.rows} found={found} left={left} onChoose={setLeft} />}
    </div>
  );
}

interface StateProps {
  found: ImportOf<string, unknown>;
  problemWords: Record<ImportProblem, Word>;
}

function State({ found: { status, problem, rows, done, outcomes }, problemWords }: StateProps) {
  if (status === 'failed' && problem)
    return (
      <Alert variant="attention" title={statusTexts[status]()}>
        {say(problemWords[problem])}
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

function Undo({ about, undo }: { about: string; undo: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-[42rem] flex-col items-start gap-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.imports_undo()}
      </Button>
      <ConfirmDialog
        title={m.imports_undo()}
        message={about}
        confirmLabel={m.imports_undo()}
        destructive
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={undo}
      />
    </div>
  );
}
