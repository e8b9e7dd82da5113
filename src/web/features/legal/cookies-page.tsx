import { browserStorage, type StoragePurpose, type StorageTime, storageKinds } from '#contract/browser-storage.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { numberFormat } from '#web/ui/formats.ts';

import type { Route } from './+types/cookies-page';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.legal_cookies_title(), description: m.legal_cookies_short() });

export function loader({ context }: Route.LoaderArgs) {
  requestOf(context).cacheUntilInvalidated('settings');
}

const kindNames = {
  cookie: m.legal_cookies_kind_cookie,
  local: m.legal_cookies_kind_local,
  session: m.legal_cookies_kind_session,
  cache: m.legal_cookies_kind_cache,
};

const purposes: Record<StoragePurpose, () => string> = {
  session: m.legal_cookies_session,
  ended: m.legal_cookies_ended,
  device: m.legal_cookies_device,
  sign_in: m.legal_cookies_sign_in,
  mailed: m.legal_cookies_mailed,
  registration: m.legal_cookies_registration,
  time_zone: m.legal_cookies_time_zone,
  own_changes: m.legal_cookies_own_changes,
  drafts: m.legal_cookies_drafts,
  unsent: m.legal_cookies_unsent,
  errors: m.legal_cookies_errors,
  offer: m.legal_cookies_offer,
  shortcuts: m.legal_cookies_shortcuts,
  cv: m.legal_cookies_cv,
  seen: m.legal_cookies_seen,
  way_back: m.legal_cookies_way_back,
  offline: m.legal_cookies_offline,
};

const times: Record<Exclude<StorageTime, number>, () => string> = {
  minutes: m.legal_cookies_lasts_minutes,
  tab: m.legal_cookies_lasts_tab,
  sent: m.legal_cookies_lasts_sent,
  signed_out: m.legal_cookies_lasts_signed_out,
  kept: m.legal_cookies_lasts_kept,
};

const timeText = (time: StorageTime): string =>
  typeof time === 'number'
    ? numberFormat(getLocale(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(time)
    : times[time]();

/** From the code's own list, which a test compares with what the code stores. */
export default function CookiesPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <div className="max-w-[42rem]">
        <h1>{m.legal_cookies_title()}</h1>
        <p className="mt-4 text-lg">{m.legal_cookies_lead()}</p>
        {storageKinds.map((kind) => (
          <section key={kind} className="mt-10">
            <h2 className="text-lg">{kindNames[kind]()}</h2>
            <dl className="mt-3 divide-y divide-line border-y border-line">
              {browserStorage
                .filter((stored) => stored.kind === kind)
                .map(({ name, purpose, lasts }) => (
                  <div key={name} className="py-3">
                    <dt>
                      <code className="text-sm break-all">{name}</code>
                    </dt>
                    <dd className="mt-1">
                      {purposes[purpose]()} <span className="text-soft">{timeText(lasts)}</span>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
