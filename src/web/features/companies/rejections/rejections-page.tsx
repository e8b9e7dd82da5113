import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import { CompanyPart } from '../company-part.tsx';
import type { Route } from './+types/rejections-page';
import { ReasonsForm } from './reasons-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.rejections_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const current = (await api.teams.mine()).find(({ isCurrent }) => isCurrent);
  return { companyId: current?.id, reasons: current ? await api.rejections.readReasons({ id: current.id }) : [] };
}

/** The current company's reasons for rejections. */
export default function RejectionsPage({ loaderData: { companyId, reasons } }: Route.ComponentProps) {
  return (
    <CompanyPart title={m.rejections_title()} about={<p>{m.rejections_about()}</p>} none={m.rejections_none()}>
      {companyId && <ReasonsForm key={companyId} companyId={companyId} first={reasons} />}
    </CompanyPart>
  );
}
