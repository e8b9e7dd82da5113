import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { ESCO_BYTES_MAX } from '#contract/admin/esco-choices.ts';
import type { EscoState } from '#contract/admin/esco.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Progress } from '#web/ui/progress.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { escoProblemWords } from '#words/esco.ts';

const PORTAL = 'https://esco.ec.europa.eu/en/use-esco/download';

interface EscoProps {
  first: EscoState;
  /** When the page was read, in milliseconds since 1970. */
  readAt: number;
}

/** Loads, shows and removes the European Commission's classification of occupations. */
export function Esco({ first, readAt }: EscoProps) {
  const client = useQueryClient();
  const options = queries.admin.esco.read.queryOptions();
  const queryKey = [...options.queryKey, readAt];
  const { data } = useQuery({
    ...options,
    queryKey,
    initialData: first,
    ...untilDone(({ loading, indexing }: EscoState) => loading !== null || indexing),
  });
  const show = (state: EscoState) => client.setQueryData(queryKey, state);
  const remove = useMutation({
    mutationFn: () => api.admin.esco.remove(),
    onSuccess(state) {
      show(state);
      showToast({ title: m.admin_esco_removed() });
    },
  });
  const { active, loading, failed, indexing } = data;
  const removal = (label: string) => (
    <Button variant="secondary" isPending={remove.isPending} onClick={() => remove.mutate()}>
      {label}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="esco">
      <h3 id="esco">{m.admin_esco()}</h3>
      <p className="mt-1 max-w-prose text-soft">{m.admin_esco_text()}</p>
      <div className="mt-4 flex max-w-[42rem] flex-col items-start gap-4">
        {remove.error && <Alert variant="attention">{problemText(problemOf(remove.error))}</Alert>}
        {failed && (
          <Alert variant="attention" title={m.admin_esco_failed()}>
            {say(escoProblemWords[failed.problem], { file: failed.file ?? '', column: failed.column ?? '' })}
          </Alert>
        )}
        {active && <Active active={active} isIndexing={indexing} />}
        {loading ? (
          <>
            <Loading {...loading} />
            {removal(m.admin_esco_cancel())}
          </>
        ) : (
          <>
            {active && removal(m.admin_esco_remove())}
            <Upload onLoad={show} />
          </>
        )}
      </div>
    </Card>
  );
}

function Active({ active, isIndexing }: { active: NonNullable<EscoState['active']>; isIndexing: boolean }) {
  const { occupations, locales, createdAt } = active;
  return (
    <div role="status">
      <p className="font-semibold">
        {m.admin_esco_loaded({
          count: numberText(occupations),
          languages: listFormat(getLocale(), { type: 'conjunction' }).format(
            locales.map((locale) => listedLanguageName(locale)),
          ),
        })}
      </p>
      <p className="text-sm text-soft">
        <Time iso={createdAt} show="datetime" />
      </p>
      {isIndexing && <p className="mt-1 text-sm text-soft">{m.admin_esco_indexing()}</p>}
    </div>
  );
}

function Loading({ occupations, done }: NonNullable<EscoState['loading']>) {
  return (
    <div className="w-full">
      <Progress
        label={m.admin_esco_loading()}
        {...(occupations > 0 && {
          value: done,
          max: occupations,
          valueLabel: m.admin_esco_progress({ done: numberText(done), count: numberText(occupations) }),
        })}
      />
    </div>
  );
}

function Upload({ onLoad }: { onLoad: (state: EscoState) => void }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (files: File[]) => api.admin.esco.load({ files }),
    onSuccess: onLoad,
  });
  const size = variables?.reduce((sum, file) => sum + file.size, 0) ?? 0;
  return (
    <>
      <FileDrop
        className="w-full"
        label={m.admin_esco_file()}
        hint={m.admin_esco_file_hint()}
        accept={['.csv', '.zip']}
        maxBytes={ESCO_BYTES_MAX}
        multiple
        onSelect={(file, others) => mutate([file, ...others])}
        errorMessage={error ? problemText(problemOf(error)) : undefined}
        {...(isPending && { upload: { name: variables.map(({ name }) => name).join(', '), sent: size, total: size } })}
      />
      <a href={PORTAL} className="link-text text-sm">
        {m.admin_esco_download()}
      </a>
    </>
  );
}
