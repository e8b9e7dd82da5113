import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens the screening of a candidate or an applicant; for consultants of the house agency. */
export function StartScreening({ of }: { of: Parameters<typeof api.screenings.open>[0] }) {
  const navigate = useNavigate();
  if (!useViewer()?.isConsultant) return null;
  const start = async () => {
    try {
      const { id } = await api.screenings.open(of);
      await navigate(href(paths.screening(id)));
    } catch (failure) {
      sayFailed(failure);
    }
  };
  return (
    <Button variant="outline" onClick={() => void start()}>
      {m.screening_start()}
    </Button>
  );
}
