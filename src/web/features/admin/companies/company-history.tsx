import type { AdminCompany, CompanyVerification } from '#contract/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { Timeline } from '#web/ui/timeline.tsx';

import { actorName } from '../actor-name.ts';
import { methodName } from '../check-name.ts';
import { VerificationDetail } from '../verification-detail.tsx';

/** All that was ever checked of a company: how, by whom, and how it ended. */
export function CompanyHistory({ company: { name, website, history } }: { company: AdminCompany }) {
  if (history.length === 0) return <p className="mt-3 text-soft">{m.admin_verification_none()}</p>;
  return (
    <div className="mt-4">
      <Timeline
        label={m.admin_verification_history()}
        items={history.map((checked) => ({
          id: checked.id,
          title: methodName(checked.how),
          time: checked.at,
          tone: checked.end ? 'default' : 'accent',
          detail: (
            <VerificationDetail {...checked} changed={m.admin_verification_changed()}>
              {checked.mail && <p>{mailText(checked.mail)}</p>}
              {(checked.name !== name || checked.website !== website) && <p>{subjectText(checked)}</p>}
            </VerificationDetail>
          ),
        }))}
      />
    </div>
  );
}

const mailText = ({ email, askedBy }: NonNullable<CompanyVerification['mail']>): string =>
  email === null
    ? m.admin_verification_mail_gone({ name: actorName(askedBy) })
    : m.admin_verification_mail({ email, name: actorName(askedBy) });

const subjectText = ({ name, website }: CompanyVerification): string =>
  website === null ? m.admin_verification_of_name({ name }) : m.admin_verification_of({ name, website });
