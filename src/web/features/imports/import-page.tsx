import { useQuery } from '@tanstack/react-query';

import { isUnderWay } from '#contract/imports/import-choices.ts';
import type { JobImport } from '#contract/imports/imports.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/import-page';
import { ImportSteps } from './import-steps.tsx';
import { jobImports } from './job-imports.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.imports_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  const of = { id: company?.id ?? '', importId: args.params.importId };
  return { of, first: await orNotFound(server.imports.read(of)), readAt: Date.now() };
}

/** A single import, from its columns to the results of its rows. */
export default function ImportPage({ loaderData: { of, first, readAt } }: Route.ComponentProps) {
  const { data } = useQuery({
    ...queries.imports.read.queryOptions({ input: of }),
    queryKey: [...jobImports.readKey(of), readAt],
    initialData: first,
    ...untilDone(({ status }: JobImport) => isUnderWay(status)),
  });
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.imports())}>{m.imports_back()}</BackLink>
      </p>
      <h1 className="break-words">{data.name}</h1>
      <ImportSteps {...{ of, readAt }} found={data} kind={jobImports} />
    </div>
  );
}
