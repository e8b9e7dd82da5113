import { paths } from '#contract/paths.ts';
import type { ProfileVisibility } from '#contract/profiles/profile-choices.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import { ProfileSection } from './profile-section.tsx';

const choices: Record<ProfileVisibility, { label: () => string; description: () => string }> = {
  applied: { label: m.profile_visibility_applied, description: m.profile_visibility_applied_text },
  employers: { label: m.profile_visibility_employers, description: m.profile_visibility_employers_text },
};

/** Links to a separate page, since the choice has further options. */
export function VisibilitySection({ profile }: { profile: Profile }) {
  const visibility = profile.visibility ?? 'applied';
  return (
    <ProfileSection id="visibility" title={m.profile_visibility()} about={m.profile_visibility_about()}>
      <p className="font-semibold">{choices[visibility].label()}</p>
      <p className="mt-1 max-w-[40rem] text-soft">{choices[visibility].description()}</p>
      <p className="mt-4">
        <ButtonLink to={href(paths.beingFound())} variant="outline">
          {m.profile_visibility_choose()}
        </ButtonLink>
      </p>
    </ProfileSection>
  );
}
