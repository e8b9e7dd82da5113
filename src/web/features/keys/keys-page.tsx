import { companyKeyScopes } from '#contract/keys/key-scopes.ts';
import type { ApiKey } from '#contract/keys/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';

import type { Route } from './+types/keys-page';
import { KeyCards } from './key-cards.tsx';
import { useKeyChanges } from './use-key-changes.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.keys_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api: server } = requestOf(args.context);
  const company = (await server.teams.mine()).find(({ isCurrent }) => isCurrent);
  // The API answers 403 to everyone but owners; the page shows that.
  return { company, keys: company ? await server.keys.list({ id: company.id }) : [] };
}

/** The API keys of the current company, for its owners. */
export default function KeysPage({ loaderData: { company, keys } }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.keys_title()}
      about={
        <>
          <p>{m.keys_about({ company: company?.name ?? '' })}</p>
          <p>
            <a href={`/api/docs?locale=${getLocale()}`}>{m.keys_docs()}</a>
          </p>
        </>
      }
      none={m.keys_none()}
    >
      {company && <Keys key={company.id} companyId={company.id} keys={keys} />}
    </CompanyPart>
  );
}

function Keys({ companyId, keys }: { companyId: string; keys: readonly ApiKey[] }) {
  const changes = useKeyChanges({
    create: ({ scopes, ...input }) =>
      api.keys.create({ id: companyId, ...input, scopes: companyKeyScopes.filter((scope) => scopes.includes(scope)) }),
    takeOver: (keyId) => api.keys.takeOver({ id: companyId, keyId }),
    revoke: (keyId) => api.keys.revoke({ id: companyId, keyId }),
  });
  return <KeyCards {...changes} keys={keys} scopes={companyKeyScopes} mayLast level={2} />;
}
