import { useQuery } from '@tanstack/react-query';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';

import { AlikePeople } from './alike-people.tsx';

/** Leads from an application to everything that the company knows of the person; nothing in a blind review. */
export function AlikeOfApplication({ applicationId }: { applicationId: string }) {
  const { data, refetch } = useQuery(queries.candidates.ofApplication.queryOptions({ input: { id: applicationId } }));
  if (!data) return null;
  return (
    <>
      {data.alike.length > 0 && <AlikePeople {...data} onJoined={refetch} />}
      <p>
        <Link isRecorded to={href(paths.candidate(data.candidateId))}>
          {m.people_open()}
        </Link>
      </p>
    </>
  );
}
