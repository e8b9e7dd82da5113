import { useRef, useState } from 'react';

import { SOURCE, SOURCE_MAX, sourceFrom } from '#contract/applications/application-source.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { requestOf } from '#web/app/request-context.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { useSite } from '#web/app/site.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { JobPresenting } from '#web/features/presenting/employer/job-presenting.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { jobTabMeta } from '../hub/job-tab-meta.ts';
import { JobTab, TabSection } from '../hub/job-tab.tsx';
import type { Route } from './+types/elsewhere-page';

export const meta: Route.MetaFunction = ({ matches }) => jobTabMeta(matches, m.elsewhere_title());

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { jobId } = args.params;
  const { api: reading } = requestOf(args.context);
  const [{ isSyndicated }, { address }, presenting] = await orNotFound(
    Promise.all([
      reading.syndication.read({ id: jobId }),
      reading.mailedCvs.address({ id: jobId }),
      reading.presentations.ofJob({ id: jobId }),
    ]),
  );
  return { jobId, isSyndicated, address, presenting };
}

/** Links that record where they were published, who else gets the job, its address for CVs, and the agency. */
export default function ElsewherePage({ loaderData }: Route.ComponentProps) {
  const { jobId, isSyndicated, address, presenting } = loaderData;
  const agency = presenting.agency?.name;
  return (
    <JobTab>
      <TabSection id="link" title={m.elsewhere_link_title()} about={<p>{m.elsewhere_link_about()}</p>}>
        <TaggedLink jobId={jobId} />
      </TabSection>
      <TabSection id="sites" title={m.elsewhere_sites_title()} about={<p>{m.elsewhere_sites_about()}</p>}>
        <SyndicationSwitch key={jobId} jobId={jobId} first={isSyndicated} />
      </TabSection>
      {address !== null && (
        <TabSection id="mail" title={m.elsewhere_mail_title()} about={<p>{m.elsewhere_mail_about()}</p>}>
          <CvAddress address={address} />
        </TabSection>
      )}
      {agency !== undefined && (
        <TabSection
          id="agency"
          title={m.presenting_job_title({ agency })}
          about={<p>{m.presenting_job_about({ agency })}</p>}
        >
          <JobPresenting key={jobId} jobId={jobId} first={presenting} />
        </TabSection>
      )}
    </JobTab>
  );
}

const SyndicationSwitch = ({ jobId, first }: { jobId: string; first: boolean }) => (
  <SavedSwitch
    first={first}
    label={m.elsewhere_switch()}
    hint={m.elsewhere_switch_hint()}
    save={(isSyndicated) => api.syndication.save({ id: jobId, isSyndicated })}
    done={(isSyndicated) => (isSyndicated ? m.elsewhere_on() : m.elsewhere_off())}
  />
);

function CvAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={field}
        label={m.elsewhere_mail_address()}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        variant="secondary"
        className="self-start"
        text={address}
        shownIn={field}
        copied={m.elsewhere_mail_copied()}
      >
        {m.elsewhere_mail_copy()}
      </CopyButton>
    </div>
  );
}

/** A link to a job that records its place of publication in the applications. */
function TaggedLink({ jobId }: { jobId: string }) {
  const { origin } = useSite();
  const [name, setName] = useState('');
  const tag = sourceFrom(name);
  const link = origin + href(paths.job(jobId), { [SOURCE]: tag || undefined });
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={m.elsewhere_tag()}
        hint={m.elsewhere_tag_hint()}
        maxLength={SOURCE_MAX}
        autoComplete="off"
        className="max-w-[24rem]"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        ref={field}
        label={m.elsewhere_link()}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton variant="secondary" className="self-start" text={link} shownIn={field} copied={m.jobs_share_copied()}>
        {m.elsewhere_copy()}
      </CopyButton>
    </div>
  );
}
