import { useQuery } from '@tanstack/react-query';

import type { CandidateImport } from '#contract/candidates/candidate-imports.ts';
import { isUnderWay } from '#contract/imports/import-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ImportSteps } from '#web/features/imports/import-steps.tsx';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/candidate-import-page';
import { candidateImports } from './candidate-imports.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.candidate_import_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  const of = { id: company?.id ?? '', importId: args.params.importId };
  return { of, first: await orNotFound(server.candidateImports.read(of)), readAt: Date.now() };
}

/** A single import of candidates, from its columns to the results of its rows. */
export default function CandidateImportPage({ loaderData: { of, first, readAt } }: Route.ComponentProps) {
  const { data } = useQuery({
    ...queries.candidateImports.read.queryOptions({ input: of }),
    queryKey: [...candidateImports.readKey(of), readAt],
    initialData: first,
    ...untilDone(({ status }: CandidateImport) => isUnderWay(status)),
  });
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.candidateImports())}>{m.imports_back()}</BackLink>
      </p>
      <h1 className="break-words">{data.name}</h1>
      <ImportSteps {...{ of, readAt }} found={data} kind={candidateImports} />
    </div>
  );
}
