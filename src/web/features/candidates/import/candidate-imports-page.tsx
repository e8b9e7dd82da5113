import { CV_ARCHIVE_BYTES_MAX } from '#contract/candidates/import-fields.ts';
import { IMPORT_BYTES_MAX } from '#contract/imports/import-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { ImportList } from '#web/features/imports/import-list.tsx';
import { ImportUpload } from '#web/features/imports/import-upload.tsx';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/candidate-imports-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.candidate_import_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  return { company, imports: company ? await server.candidateImports.list({ id: company.id }) : [] };
}

/** Imports candidates of the current company from files of other systems. */
export default function CandidateImportsPage({ loaderData: { company, imports } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.candidates())}>{m.app_candidates()}</BackLink>
      </p>
      <CompanyPart
        title={m.candidate_import_title()}
        about={<p>{m.candidate_import_about()}</p>}
        none={m.candidate_import_none()}
      >
        {company && (
          <div key={company.id} className="flex flex-col gap-10">
            <ImportUpload
              label={m.candidate_import_file()}
              hint={m.candidate_import_file_hint()}
              accept={['.csv', '.tsv', '.txt', '.xlsx', '.zip']}
              maxBytes={IMPORT_BYTES_MAX + CV_ARCHIVE_BYTES_MAX}
              multiple
              create={(file, others) => upload(company.id, file, others)}
              pageOf={paths.candidateImport}
            />
            <ImportList imports={imports} pageOf={paths.candidateImport} />
          </div>
        )}
      </CompanyPart>
    </div>
  );
}

const isZip = ({ name }: File) => name.toLowerCase().endsWith('.zip');

/** A ZIP alone is sent as the file, and the answer says what is missing. */
function upload(companyId: string, first: File, others: File[]) {
  const files = [first, ...others];
  const [file = first, cvs] = [files.find((one) => !isZip(one)), files.find(isZip)];
  return api.candidateImports.create({ id: companyId, file, ...(cvs && cvs !== file && { cvs }) });
}
