import { useQuery } from '@tanstack/react-query';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { keptText } from '#web/features/companies/kept-words.ts';
import { Link } from '#web/ui/link.tsx';

/** Who receives the application, how long it is kept, and who decides (GDPR, articles 13 and 22). */
export function KeptNote({ jobId, company }: { jobId: string; company: string }) {
  const { data } = useQuery(queries.retention.ofJob.queryOptions({ input: { id: jobId } }));
  if (!data) return null;
  return (
    <p className="text-sm text-soft">
      {m.retention_apply({
        company,
        rejected: keptText(data.rejectedDays),
        accepted: keptText(data.acceptedDays),
      })}{' '}
      <Link to={href(paths.privacy())} target="_blank">
        {m.retention_apply_link()}
      </Link>
    </p>
  );
}
