import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { MissingSteps } from '#web/features/profiles/missing-steps.tsx';
import { Link } from '#web/ui/link.tsx';

import { ProfileDetails } from './profile-details.tsx';
import { SentProfile } from './sent-profile.tsx';

interface ProfileAsSentProps {
  profile: Profile;
  /** Where to come back to from the profile. */
  backTo: string;
}

/** The profile as the employer will read it, and the way to what it does not say yet. */
export function ProfileAsSent({ profile, backTo }: ProfileAsSentProps) {
  const account = useViewer()?.email ?? '';
  const page = href(paths.seekerProfile(), { next: backTo });
  // The CV has a place of its own beside this.
  const missing = profile.missing.filter((step) => step !== 'cv');
  // Without a contact address of one's own, an application takes the account's along.
  const facts = { ...profile, contactEmail: profile.contactEmail ?? account };
  return (
    <section aria-labelledby="profile-sent" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="profile-sent">{m.applications_profile_sent()}</h3>
        <Link to={page}>{m.applications_profile_edit()}</Link>
      </div>
      <SentProfile facts={facts}>
        <details>
          <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
            {m.applications_profile_all()}
          </summary>
          <div className="mt-3">
            <ProfileDetails facts={facts} />
          </div>
        </details>
      </SentProfile>
      {missing.length > 0 && (
        <div>
          <p className="text-sm text-soft">{m.applications_profile_missing()}</p>
          <MissingSteps {...{ missing, page }} />
        </div>
      )}
    </section>
  );
}
