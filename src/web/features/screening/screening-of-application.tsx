import { useQuery } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';

import { ScreenedBy } from './screened-by.tsx';
import { StartScreening } from './start-screening.tsx';

export const shownOfApplication = (applicationId: string) =>
  queries.screenings.shown.queryOptions({ input: { application: [applicationId] } });

/** What an applicant shows of their screening; consultants can begin one. */
export function ScreeningOfApplication({ applicationId, canStart }: { applicationId: string; canStart: boolean }) {
  const { data } = useQuery(shownOfApplication(applicationId));
  return (
    <>
      <ScreenedBy shown={data?.applications[applicationId]} />
      {canStart && <StartScreening of={{ applicationId }} />}
    </>
  );
}
