import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ReportLink } from '#web/features/reports/report-link.tsx';
import { ScreenedBy } from '#web/features/screening/screened-by.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/view-profile-page';
import { certificationTexts, educationTexts, workExperienceTexts } from './entry-texts.tsx';
import { EntryList, type EntryTexts, EntryView } from './entry-view.tsx';
import { LanguageChips } from './language-chips.tsx';
import { LanguagesWithEvidence } from './language-evidence.tsx';
import { ProfileSection } from './profile-section.tsx';
import { fullName, placeText } from './profile-texts.ts';
import { VerifiedBadge } from './verified-badge.tsx';
import { VerifiedFacts } from './verified-facts.tsx';
import { WordList } from './word-list.tsx';
import { workAreaNames } from './work-area.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? fullName(loaderData.profile) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  const { api } = requestOf(args.context);
  const profile = await orNotFound(api.profiles.read({ id: args.params.profileId }));
  const { profiles } = await api.screenings.shown({ profile: [profile.id] });
  return { profile, screening: profiles[profile.id] };
}

export default function ViewProfilePage({ loaderData: { profile, screening } }: Route.ComponentProps) {
  const {
    languages,
    bio,
    skills,
    workAuthorisation,
    workExperience,
    education,
    certifications,
    verifications,
    languageEvidence,
  } = profile;
  const { name: site } = useSite();
  return (
    <div className="page-width pt-8 pb-6 md:pt-14">
      <Head profile={profile} />
      <ScreenedBy shown={screening} className="mb-8" />
      <Part
        id="verified"
        title={m.verification_title()}
        about={m.verification_by({ site })}
        isThere={verifications.length > 0}
      >
        <VerifiedFacts verifications={verifications} />
      </Part>
      <Part id="about" title={m.profile_about()} isThere={bio !== ''}>
        <p className="max-w-[40rem] whitespace-pre-line">{bio}</p>
      </Part>
      <Part id="languages" title={m.profile_languages()} isThere={languages.length > 0}>
        {languageEvidence.length > 0 ? (
          <LanguagesWithEvidence languages={languages} evidence={languageEvidence} />
        ) : (
          <LanguageChips languages={languages} />
        )}
      </Part>
      <Part id="skills" title={m.profile_skills()} isThere={skills.length > 0}>
        <WordList words={skills} />
      </Part>
      <Entries id="experience" title={m.profile_experience()} entries={workExperience} textsOf={workExperienceTexts} />
      <Entries id="education" title={m.profile_education()} entries={education} textsOf={educationTexts} />
      <Entries
        id="certifications"
        title={m.profile_certifications()}
        entries={certifications}
        textsOf={certificationTexts}
      />
      <Part
        id="authorisation"
        title={m.applications_review_authorisation()}
        about={m.profile_authorisation_self()}
        isThere={workAuthorisation.length > 0}
      >
        <WordList words={workAreaNames(workAuthorisation)} />
      </Part>
      {profile.can.report && (
        <ReportLink to={href(paths.reportPerson(profile.id))}>{m.reports_title_person()}</ReportLink>
      )}
    </div>
  );
}

function Head({ profile }: { profile: Profile }) {
  const place = placeText(profile);
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 pb-10 md:flex-row md:pb-14">
      <Avatar name={fullName(profile)} src={profile.avatarUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <h1 className="md:text-4xl">{fullName(profile)}</h1>
        {profile.jobTitle && <p className="mt-2 text-lg">{profile.jobTitle}</p>}
        {place && <p className="text-soft">{place}</p>}
        {profile.verifications.length > 0 && (
          <p className="mt-2">
            <VerifiedBadge to="#verified" />
          </p>
        )}
        {profile.company && (
          <p className="mt-2">
            <Link to={href(paths.company(profile.company.slug))}>{profile.company.name}</Link>
          </p>
        )}
      </div>
      <EditLink profile={profile} />
      {profile.can.invite && (
        <div>
          <ButtonLink to={href(paths.invitePerson(profile.id))}>{m.talent_invite()}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Administrators have no page to edit their profile. */
function EditLink({ profile: { can, role } }: { profile: Profile }) {
  if (!can.edit || role === 'admin') return null;
  return (
    <div>
      <ButtonLink to={href(role === 'employer' ? paths.employerProfile() : paths.seekerProfile())} variant="outline">
        {m.profile_edit_own()}
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  about?: string;
  isThere: boolean;
  children: ReactNode;
}

function Part({ isThere, ...section }: PartProps) {
  return isThere ? <ProfileSection {...section} /> : null;
}

interface EntriesProps<Entry> {
  id: string;
  title: string;
  entries: readonly Entry[];
  textsOf: (entry: Entry) => EntryTexts;
}

function Entries<Entry extends { id: string }>({ id, title, entries, textsOf }: EntriesProps<Entry>) {
  return (
    <Part {...{ id, title }} isThere={entries.length > 0}>
      <EntryList>
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={textsOf(entry)} />
        ))}
      </EntryList>
    </Part>
  );
}
