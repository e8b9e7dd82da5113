import { platformKeyScopes } from '#contract/keys/key-scopes.ts';
import { PLATFORM_KEY_DAYS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { KeyCards } from '#web/features/keys/key-cards.tsx';
import { useKeyChanges } from '#web/features/keys/use-key-changes.ts';

import type { Route } from './+types/keys-tab';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.keys_title() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  return { keys: await requestOf(args.context).api.platformKeys.list() };
}

/** The API keys of the platform. */
export default function KeysTab({ loaderData: { keys } }: Route.ComponentProps) {
  const changes = useKeyChanges({
    // The form of these keys always has a number of days.
    create: ({ scopes, expiresInDays, ...input }) =>
      api.platformKeys.create({
        ...input,
        expiresInDays: expiresInDays ?? PLATFORM_KEY_DAYS_MAX,
        scopes: platformKeyScopes.filter((scope) => scopes.includes(scope)),
      }),
    takeOver: (keyId) => api.platformKeys.takeOver({ keyId }),
    revoke: (keyId) => api.platformKeys.revoke({ keyId }),
  });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.keys_title()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.keys_about_platform()}</p>
      </div>
      <KeyCards {...changes} keys={keys} scopes={platformKeyScopes} mayLast={false} level={3} />
    </div>
  );
}
