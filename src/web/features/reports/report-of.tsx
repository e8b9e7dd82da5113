import { type ReactNode, useState } from 'react';

import type { ReportSubject } from '#contract/admin/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { Link } from '#web/ui/link.tsx';

import { ReportForm } from './report-form.tsx';

interface ReportOfProps {
  subject: Exclude<ReportSubject, 'job'>;
  id: string;
  title: string;
  about: ReactNode;
  back: string;
  /** Signed-out users are not notified unless they enter an address. */
  hearsByMail: boolean;
}

/** Reports content (Regulation (EU) 2022/2065, article 16). */
export function ReportOf({ subject, id, title, about, back, hearsByMail }: ReportOfProps) {
  const [isSent, setSent] = useState(false);
  const link = (
    <p className="mt-8">
      <Link to={back}>{m.reports_back()}</Link>
    </p>
  );
  if (isSent) {
    return (
      <AccountPage
        title={m.jobs_report_thanks()}
        lead={hearsByMail ? m.reports_thanks_text() : m.reports_thanks_anonymous()}
        isNews
      >
        {link}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={title}
      lead={
        <>
          <div className="text-ink">{about}</div>
          <p className="mt-2">{m.reports_lead()}</p>
          {subject === 'message' && <p className="mt-2">{m.reports_lead_message()}</p>}
        </>
      }
    >
      <ReportForm subject={subject} id={id} onSent={() => setSent(true)} />
      {link}
    </AccountPage>
  );
}
