import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { ImportOf } from '#contract/imports/import-procedures.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { ImportKind } from './import-kind.ts';

interface ImportMappingProps<Field extends string, Options extends object> {
  found: ImportOf<Field, Options>;
  kind: Pick<ImportKind<Field, Options>, 'fields' | 'fieldLabel' | 'Rules'>;
  save: (input: { mapping: (Field | null)[]; options: Options }) => Promise<void>;
}

/** The meaning of the columns and the options for all rows; saving validates the rows again. */
export function ImportMapping<Field extends string, Options extends object>({
  found: { columns, options: first },
  kind: { fields, fieldLabel, Rules },
  save,
}: ImportMappingProps<Field, Options>) {
  const [mapping, setMapping] = useState(columns.map(({ field }) => field));
  const [options, setOptions] = useState(first);
  const { mutate, isPending, error } = useMutation({ mutationFn: () => save({ mapping, options }) });
  const choose = (at: number, value: string) => {
    const field = fields.find((known) => known === value) ?? null;
    // Each field is mapped from at most one column.
    setMapping(mapping.map((other, index) => (index === at ? field : other === field ? null : other)));
  };
  const labels = fields.map((value) => ({ value, label: fieldLabel(value) }));
  return (
    <form
      method="dialog"
      className="flex flex-col gap-8 [overflow-wrap:anywhere]"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="font-serif text-xl font-medium">{m.imports_columns()}</legend>
        <p className="mt-1 mb-5 max-w-[42rem] text-soft">{m.imports_columns_about()}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, sample }, at) => (
            <NativeSelect
              // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name
              key={at}
              label={name || '–'}
              hint={sample && m.imports_column_sample({ sample })}
              emptyLabel={m.imports_column_ignored()}
              options={labels}
              value={mapping[at] ?? ''}
              onChange={({ target }) => choose(at, target.value)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-serif text-xl font-medium">{m.imports_rules()}</legend>
        <p className="mt-1 mb-5 max-w-[42rem] text-soft">{m.imports_rules_about()}</p>
        <Rules options={options} onChange={(change) => setOptions({ ...options, ...change })} />
      </fieldset>
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
      <Button type="submit" variant="secondary" isPending={isPending} className="self-start">
        {m.imports_check_again()}
      </Button>
    </form>
  );
}
