import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';

import type { Route } from './+types/imports-page';
import { ImportList } from './import-list.tsx';
import { ImportUpload } from './import-upload.tsx';
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
          <ImportUpload
            label={m.imports_file()}
            hint={m.imports_file_hint()}
            accept={['.csv', '.tsv', '.txt', '.xlsx', '.json', '.xml']}
            create={(file) => api.imports.create({ id: company.id, file })}
            pageOf={paths.jobImport}
          />
          <Schedule companyId={company.id} first={schedule} readAt={readAt} />
          <ImportList imports={imports} pageOf={paths.jobImport} />
        </div>
      )}
    </CompanyPart>
  );
}
