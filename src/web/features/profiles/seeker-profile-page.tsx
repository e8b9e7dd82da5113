import { Controller } from 'react-hook-form';

import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useHasAccount, useSite } from '#web/app/site.ts';
import { sameSitePath } from '#web/features/accounts/same-site-path.ts';
import { LanguageGains, readLanguageGains } from '#web/features/jobs/language-gains.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/seeker-profile-page';
import { AboutSection } from './about-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { CertificationsSection } from './certifications-section.tsx';
import { Completeness } from './completeness.tsx';
import { ContactSection } from './contact-section.tsx';
import { CountriesField } from './countries-field.tsx';
import { CvSection } from './cv-section.tsx';
import { EditableSection, type InPlace } from './editable-section.tsx';
import { EducationSection } from './education-section.tsx';
import { ExperienceSection } from './experience-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { LocationSection } from './location-section.tsx';
import { requireOwner } from './own-page.ts';
import { useLanguageGains, useOwnProfile, useUpdateProfile } from './own-profile.ts';
import { ProfileSection } from './profile-section.tsx';
import { SectionForm } from './section-form.tsx';
import { SkillsSection } from './skills-section.tsx';
import { useSectionForm } from './use-section-form.ts';
import { VerifiedFacts } from './verified-facts.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { WordList } from './word-list.tsx';
import { workAreaNames } from './work-area.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.profile_title() });

export async function loader(args: Route.LoaderArgs) {
  requireOwner(args, 'job_seeker');
  const { api } = requestOf(args.context);
  const [profile, gains, { agency }] = await Promise.all([
    api.profiles.mine(),
    readLanguageGains(api),
    api.agency.read(),
  ]);
  const isScreened = agency !== null && (await api.ownScreenings.read()).screenings.length > 0;
  return { profile, gains, agency, isScreened, backTo: sameSitePath(args.url.searchParams.get('next')) };
}

export default function SeekerProfilePage({ loaderData }: Route.ComponentProps) {
  const profile = useOwnProfile(loaderData.profile);
  const gains = useLanguageGains(loaderData.gains);
  const { name: site } = useSite();
  const hasAccount = useHasAccount();
  return (
    <div className="page-width pt-8 pb-6 md:pt-14">
      <div className="grid gap-x-14 gap-y-8 pb-10 md:pb-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div>
          {loaderData.backTo && (
            <p className="mb-3">
              <BackLink to={loaderData.backTo}>{m.profile_back_to_application()}</BackLink>
            </p>
          )}
          <BasicsSection profile={profile} />
          {hasAccount && (
            <p className="mt-6 text-sm text-soft">
              <Link to={href(paths.viewProfile(profile.id))}>{m.profile_view_as_employer()}</Link>
            </p>
          )}
          <ProfileDownloads />
        </div>
        <Completeness missing={profile.missing} />
      </div>
      {profile.verifications.length > 0 && (
        <ProfileSection id="verified" title={m.verification_title()} about={m.verification_own({ site })}>
          <VerifiedFacts verifications={profile.verifications} />
        </ProfileSection>
      )}
      <LanguagesSection profile={profile} about={m.profile_languages_about()}>
        {hasAccount && (
          <p className="mt-4">
            <Link to={href(paths.languageTests())}>{m.language_tests_link()}</Link>
          </p>
        )}
        <LanguageGains gains={gains} className="mt-4" />
      </LanguagesSection>
      {loaderData.agency && <AgencySection isScreened={loaderData.isScreened} />}
      <AboutSection profile={profile} about={m.profile_about_about()} />
      <SkillsSection profile={profile} />
      <CvSection profile={profile} />
      <ExperienceSection profile={profile} />
      <EducationSection profile={profile} />
      <CertificationsSection profile={profile} />
      <LocationSection profile={profile} />
      <AuthorisationSection profile={profile} />
      {hasAccount && (
        <>
          <ContactSection profile={profile} />
          <VisibilitySection profile={profile} />
        </>
      )}
    </div>
  );
}

const forms = [
  ['PDF', 'pdf'],
  ['JSON Resume', 'json'],
  ['XML (Europass)', 'xml'],
] as const;

function ProfileDownloads() {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      <span>{m.cv_download_profile()}</span>
      {forms.map(([name, ending]) => (
        <a key={ending} href={`/api/me/profile.${ending}?locale=${getLocale()}`} download>
          {name}
        </a>
      ))}
    </p>
  );
}

const AgencySection = ({ isScreened }: { isScreened: boolean }) => (
  <ProfileSection id="screening" title={m.own_screening_link()} about={m.own_screening_link_text()}>
    <ButtonLink to={href(paths.ownScreening())} variant="outline">
      {isScreened ? m.own_screening_link_see() : m.own_screening_ask()}
    </ButtonLink>
    <p className="mt-4">
      <Link to={href(paths.ownRepresentations())}>{m.own_representation_link()}</Link>
    </p>
  </ProfileSection>
);

const loadSchema = async () =>
  (await import('#contract/profiles/profiles.ts')).profileInput.pick({ workAuthorisation: true });

function AuthorisationSection({ profile }: { profile: Profile }) {
  return (
    <EditableSection
      id="authorisation"
      title={m.profile_authorisation()}
      about={m.profile_authorisation_about()}
      emptyText={profile.workAuthorisation.length === 0 ? m.profile_authorisation_empty() : undefined}
      renderForm={(place) => <AuthorisationForm profile={profile} {...place} />}
    >
      <WordList words={workAreaNames(profile.workAuthorisation)} />
    </EditableSection>
  );
}

function AuthorisationForm({ profile: { workAuthorisation }, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const save = useUpdateProfile();
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues: { workAuthorisation }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <Controller
        control={form.control}
        name="workAuthorisation"
        render={({ field }) => (
          <CountriesField
            label={m.profile_authorisation()}
            value={field.value}
            onChange={field.onChange}
            errorMessage={errors.workAuthorisation?.message}
          />
        )}
      />
    </SectionForm>
  );
}
