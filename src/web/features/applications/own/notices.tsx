import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { CandidateNotice } from '#contract/candidates/candidate-notices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { longDate } from '#web/features/companies/company-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { Link } from '#web/ui/link.tsx';

/** Companies that added the reader: by whom, from where, for what and how long (GDPR, article 14). */
export const Notices = ({ notices }: { notices: readonly CandidateNotice[] }) => (
  <section aria-labelledby="notices" className="mt-6 mb-8">
    <h2 id="notices" className="mb-4">
      {m.candidate_notices_title()}
    </h2>
    <ul className="flex flex-col gap-4">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </ul>
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <Link to={href(paths.seekerProfile())}>{m.candidate_correct()}</Link>
      <Link to={href(paths.ownData())}>{m.candidate_erase()}</Link>
    </p>
  </section>
);

function Notice({
  notice: { id, company, source, addedAt, jobs, keptUntil, objectedAt },
}: {
  notice: CandidateNotice;
}) {
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  if (objectedAt)
    return (
      <Card as="li">
        <p className="font-semibold">{company.name}</p>
        <p>{m.candidate_notice_objected({ day: longDate(objectedAt) })}</p>
      </Card>
    );
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p>{m.candidate_notice_added({ company: company.name, day: longDate(addedAt), source })}</p>
      {jobs.length > 0 && (
        <p>{m.candidate_notice_jobs({ jobs: listFormat(getLocale(), { type: 'conjunction' }).format(jobs) })}</p>
      )}
      {keptUntil && <p className="text-soft">{m.candidate_notice_until({ day: longDate(keptUntil) })}</p>}
      <Button variant="outline" size="sm" className="self-start" onClick={() => setAsked(true)}>
        {m.candidate_object()}
      </Button>
      <ConfirmDialog
        title={m.candidate_object_title({ company: company.name })}
        message={m.candidate_object_text()}
        confirmLabel={m.candidate_object()}
        destructive
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await api.candidateNotices.object({ id });
          await revalidate();
        }}
      />
    </Card>
  );
}
