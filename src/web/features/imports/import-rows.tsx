import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { type ImportAction, importActions } from '#contract/imports/import-choices.ts';
import type { ImportOf, ImportRow } from '#contract/imports/import-procedures.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowCheckbox } from '#web/ui/row-checkbox.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import type { ImportId, RowsOfKind } from './import-kind.ts';
import { actionTexts, outcomeTexts } from './import-words.ts';

interface ImportRowsProps {
  of: ImportId;
  kind: RowsOfKind;
  found: Pick<ImportOf<string, unknown>, 'status' | 'counts'>;
  /** Rows that are excluded from the import. */
  left: ReadonlySet<number>;
  onChoose: (left: ReadonlySet<number>) => void;
}

/** The effect of each row, with its errors and notes. */
export function ImportRows({ of, kind, found, left, onChoose }: ImportRowsProps) {
  // Rows with errors first.
  const [action, setAction] = useState<ImportAction | ''>(
    found.counts.wrong > 0 && found.status === 'ready' ? 'wrong' : '',
  );
  const input = { ...of, ...(action && { action }) };
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...kind.key(), input, found.status],
    queryFn: ({ pageParam }) => kind.list({ ...input, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const toggle = (position: number) => {
    const changed = new Set(left);
    if (!changed.delete(position)) changed.add(position);
    onChoose(changed);
  };
  const options = importActions
    .filter((one) => found.counts[one] > 0)
    .map((value) => ({ value, label: `${actionTexts[value]()} (${numberText(found.counts[value])})` }));
  return (
    <section aria-labelledby="rows" className="flex flex-col gap-4">
      <h2 id="rows">{m.imports_rows()}</h2>
      <NativeSelect
        className="max-w-[20rem]"
        label={m.imports_rows_shown()}
        emptyLabel={m.imports_rows_all()}
        options={options}
        value={action}
        onChange={({ target }) => setAction(importActions.find((one) => one === target.value) ?? '')}
      />
      {isPending && <Spinner />}
      {isError && <Alert variant="attention">{m.ui_failed()}</Alert>}
      {data && rows.length === 0 && <p>{m.imports_rows_none()}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {rows.map((row) => (
          <Row
            key={row.position}
            row={row}
            kind={kind}
            {...(found.status === 'ready' && {
              isChosen: !left.has(row.position),
              onToggle: () => toggle(row.position),
            })}
          />
        ))}
      </ul>
      <MoreButton count={rows.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </section>
  );
}

interface RowProps {
  row: ImportRow;
  kind: RowsOfKind;
  isChosen?: boolean;
  onToggle?: () => void;
}

function Row({ row, kind, isChosen, onToggle }: RowProps) {
  const { position, title, reference, action, problems, warnings, outcome } = row;
  const page = kind.pageOf(row);
  const canChoose = onToggle && action !== 'wrong' && action !== 'same';
  const name = title || kind.untitled();
  return (
    <li className="flex gap-3 py-4">
      <span className="w-6 shrink-0">
        {canChoose && (
          <RowCheckbox
            label={m.imports_row_choose({ number: position })}
            isSelected={isChosen === true}
            onToggle={onToggle}
          />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{page ? <Link to={href(page)}>{name}</Link> : name}</span>
          <Badge variant={action === 'wrong' ? 'destructive' : action === 'same' ? 'outline' : 'secondary'}>
            {actionTexts[action]()}
          </Badge>
          {outcome && <span className="text-sm text-soft">{outcomeTexts[outcome]()}</span>}
        </p>
        <p className="text-sm break-words text-soft">
          {[action !== 'close' && m.imports_row_number({ number: position }), reference].filter(Boolean).join(' · ')}
        </p>
        {problems.length > 0 && (
          <ul className="text-sm text-coral">
            {problems.map((note) => (
              <li key={kind.noteText(note)}>{kind.noteText(note)}</li>
            ))}
          </ul>
        )}
        {warnings.length > 0 && (
          <ul className="text-sm text-soft">
            {warnings.map((note) => (
              <li key={kind.noteText(note)}>{kind.noteText(note)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
