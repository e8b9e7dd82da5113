import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { isDecided } from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';
import { queries } from '#web/app/api-client.ts';
import { Comments } from '#web/features/comments/comments.tsx';
import { commentsOptions } from '#web/features/comments/use-comments.ts';
import { ReceivedInterviews } from '#web/features/interviews/received-interviews.tsx';
import { OfferPanel } from '#web/features/offers/company/offer-panel.tsx';
import { Scores } from '#web/features/scorecards/scores.tsx';
import { ScreeningOfApplication, shownOfApplication } from '#web/features/screening/screening-of-application.tsx';
import { Todos } from '#web/features/todos/todos.tsx';

import { AlikeOfApplication } from '../alike/alike-of-application.tsx';
import { KeptPart } from '../kept-part.tsx';
import { Tags } from '../tags/tags.tsx';
import { candidateName } from './candidate-name.ts';
import { ScheduledMessages } from './scheduled-messages.tsx';

interface PartsProps {
  application: Application;
  userId: string;
  /** Where a part is shown: above the team's panel, in it below the notes, or below it. */
  at: 'top' | 'team' | 'side';
}

/** The company's additions to an application: read at the first interaction, and shown together in three places. */
export default function Parts(props: PartsProps) {
  const areRead = useAreRead(props.application);
  // Mounted before, so that they receive changes meanwhile.
  return (
    <div hidden={!areRead} className="contents">
      <PartsAt {...props} />
    </div>
  );
}

function PartsAt({ application, userId, at }: PartsProps) {
  const { id, applicant, can, status, job, blind } = application;
  if (at === 'team')
    return (
      <>
        <Comments applicationId={id} userId={userId} />
        <Scores applicationId={id} />
        <Todos applicationId={id} />
      </>
    );
  if (at === 'top')
    return (
      <>
        <ScreeningOfApplication applicationId={id} canStart={can.decide && !blind && status !== 'withdrawn'} />
        <ReceivedInterviews
          applicationId={id}
          languages={applicant.languages}
          name={candidateName(applicant)}
          userId={userId}
        />
        {can.decide && <OfferPanel applicationId={id} />}
        {can.decide && <ScheduledMessages applicationId={id} />}
      </>
    );
  return (
    <>
      {isDecided(status) && <KeptPart applicationId={id} company={job.companyName} />}
      <Tags applicationId={id} />
      <AlikeOfApplication applicationId={id} />
    </>
  );
}

/** Whether all have been read: if shown one by one, they would move content under the pointer. */
function useAreRead({ id, can, status }: Application): boolean {
  const client = useQueryClient();
  const [areRead, setRead] = useState(false);
  const readAll = useEffectEvent(() => {
    const input = { input: { id } };
    // A failed part reports its error in its place.
    return Promise.all([
      client.prefetchQuery(shownOfApplication(id)),
      client.prefetchQuery(queries.interviews.ofApplication.queryOptions(input)),
      client.prefetchQuery(queries.scorecards.list.queryOptions(input)),
      client.prefetchQuery(queries.tags.read.queryOptions(input)),
      client.prefetchQuery(queries.todos.list.queryOptions(input)),
      client.prefetchInfiniteQuery(commentsOptions(id)),
      can.decide && client.prefetchQuery(queries.offers.ofApplication.queryOptions(input)),
      can.decide && client.prefetchQuery(queries.companyTemplates.scheduled.queryOptions(input)),
      client.prefetchQuery(queries.candidates.ofApplication.queryOptions(input)),
      isDecided(status) && client.prefetchQuery(queries.retention.read.queryOptions(input)),
    ]);
  });
  useEffect(() => void readAll().then(() => setRead(true)), []);
  return areRead;
}
