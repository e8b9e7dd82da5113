import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { MissingSteps } from '#web/features/profiles/missing-steps.tsx';
import { fullName, placeText } from '#web/features/profiles/profile-texts.ts';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { Link } from '#web/ui/link.tsx';

interface ProfileAsSentProps {
  profile: Profile;
  /** Where to come back to from the profile. */
  backTo: string;
}

/** The profile as the employer will read it, and the way to what it does not say yet. */
export function ProfileAsSent({ profile, backTo }: ProfileAsSentProps) {
  const { languages, skills, jobTitle } = profile;
  const page = href(paths.seekerProfile(), { next: backTo });
  // The CV has a place of its own beside this.
  const missing = profile.missing.filter((step) => step !== 'cv');
  return (
    <section aria-labelledby="profile-sent" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="profile-sent">{m.applications_profile_sent()}</h3>
        <Link to={page}>{m.applications_profile_edit()}</Link>
      </div>
      <div className="space-y-3 rounded-card border border-line p-4">
        <div>
          <p className="font-semibold">{fullName(profile)}</p>
          <p className="text-soft">{[jobTitle, placeText(profile)].filter(Boolean).join(' · ')}</p>
        </div>
        {languages.length > 0 && <LanguageChips languages={languages} />}
        {skills.length > 0 && <WordList words={skills} />}
      </div>
      {missing.length > 0 && (
        <div>
          <p className="text-sm text-soft">{m.applications_profile_missing()}</p>
          <MissingSteps {...{ missing, page }} />
        </div>
      )}
    </section>
  );
}
