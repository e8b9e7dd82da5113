import { useSearchParams } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { MEANT_FOR } from '#web/app/guards.ts';
import { readOneOf } from '#web/app/list-params.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';

const meantFor = { employer: m.home_only_employers, job_seeker: m.home_only_seekers };

/** Explains to a user with another role why they were redirected here. */
export function NotForReader() {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const role = readOneOf(['employer', 'job_seeker'], search.get(MEANT_FOR) ?? undefined);
  if (!viewer || !role || viewer.role === role) return null;
  return (
    <div className="page-width pt-6">
      <Alert isStatic>{meantFor[role]({ email: viewer.email })}</Alert>
    </div>
  );
}
