import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { IMPORT_BYTES_MAX } from '#contract/imports/import-choices.ts';
import type { ImportSummary } from '#contract/imports/import-procedures.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import type { Route } from './+types/imports-page';
import { statusTexts } from './import-words.ts';
import { Schedule } from './schedule.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.imports_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  if (!company) return { company, imports: [], schedule: null, readAt: 0 };
  const of = { id: company.id };
  const [imports, { schedule }] = await Promise.all([server.imports.list(of), server.importSchedules.read(of)]);
  return { company, imports, schedule, readAt: Date.now() };
}

/** Imports jobs of the current company from files and from a URL. */
export default function ImportsPage({ loaderData: { company, imports, schedule, readAt } }: Route.ComponentProps) {
  return (
    <CompanyPart title={m.imports_title()} about={<p>{m.imports_about()}</p>} none={m.imports_none()}>
      {company && (
        <div key={company.id} className="flex flex-col gap-10">
          <Upload companyId={company.id} />
          <Schedule companyId={company.id} first={schedule} readAt={readAt} />
          <section aria-labelledby="earlier" className="flex flex-col gap-4">
            <h2 id="earlier">{m.imports_earlier()}</h2>
            {imports.length > 0 ? <ImportList imports={imports} /> : <p>{m.imports_earlier_none()}</p>}
          </section>
        </div>
      )}
    </CompanyPart>
  );
}

function Upload({ companyId }: { companyId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (file: File) => api.imports.create({ id: companyId, file }),
    onSuccess: ({ id }) => void navigate(href(paths.jobImport(id))),
  });
  return (
    <FileDrop
      label={m.imports_file()}
      hint={m.imports_file_hint()}
      accept={['.csv', '.tsv', '.txt', '.xlsx', '.json', '.xml']}
      maxBytes={IMPORT_BYTES_MAX}
      onSelect={(file) => mutate(file)}
      errorMessage={error ? problemText(problemOf(error)) : undefined}
      {...(isPending && { upload: { name: variables.name, sent: variables.size, total: variables.size } })}
    />
  );
}

const ImportList = ({ imports }: { imports: readonly ImportSummary[] }) => (
  <ul className="flex flex-col gap-3">
    {imports.map(({ id, name, status, createdAt, createdBy }) => (
      <Card as="li" key={id} isLink>
        <Link to={href(paths.jobImport(id))} className="font-semibold break-words after:absolute after:inset-0">
          {name}
        </Link>
        <p className="text-sm text-soft">
          {statusTexts[status]()} · <Time iso={createdAt} show="datetime" />{' '}
          {createdBy && m.imports_by({ name: createdBy })}
        </p>
      </Card>
    ))}
  </ul>
);
