import { Download } from 'lucide-react';

import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Entries } from '#web/features/applications/review/candidate-sections.tsx';
import { ReviewSection } from '#web/features/applications/review/review-section.tsx';
import { certificationTexts, educationTexts, workExperienceTexts } from '#web/features/profiles/entry-texts.tsx';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { workAreaNames } from '#web/features/profiles/work-area.ts';
import { buttonClass } from '#web/ui/button-style.ts';
import { formatBytes } from '#web/ui/bytes.ts';

/** As they sent them with their latest application, or as a member entered them. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { facts } = candidate;
  const { languages, bio, skills, workAuthorisation } = facts;
  return (
    <div>
      <Contact candidate={candidate} />
      {languages.length > 0 && (
        <ReviewSection id="languages" title={m.profile_languages()}>
          <LanguageChips languages={languages} />
        </ReviewSection>
      )}
      {bio && (
        <ReviewSection id="bio" title={m.profile_about()}>
          <p className="max-w-[42rem] whitespace-pre-line">{bio}</p>
        </ReviewSection>
      )}
      {skills.length > 0 && (
        <ReviewSection id="skills" title={m.profile_skills()}>
          <WordList words={skills} />
        </ReviewSection>
      )}
      <Entries
        id="experience"
        title={m.profile_experience()}
        entries={facts.workExperience}
        textsOf={workExperienceTexts}
      />
      <Entries id="education" title={m.profile_education()} entries={facts.education} textsOf={educationTexts} />
      <Entries
        id="certifications"
        title={m.profile_certifications()}
        entries={facts.certifications}
        textsOf={certificationTexts}
      />
      {workAuthorisation.length > 0 && (
        <ReviewSection id="authorisation" title={m.applications_review_authorisation()}>
          <WordList words={workAreaNames(workAuthorisation)} />
        </ReviewSection>
      )}
    </div>
  );
}

const Contact = ({ candidate: { id, facts, phone, cv } }: { candidate: Candidate }) => (
  <ReviewSection id="contact" title={m.about_contact_title()}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [overflow-wrap:anywhere]">
      <dt className="text-soft">{m.about_contact_email()}</dt>
      <dd>
        <a href={`mailto:${facts.contactEmail}`}>{facts.contactEmail}</a>
      </dd>
      {phone && (
        <>
          <dt className="text-soft">{m.candidate_phone()}</dt>
          <dd>{phone}</dd>
        </>
      )}
    </dl>
    {cv && (
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={`/api/candidates/${id}/cv`} download={cv.name} className={buttonClass({ variant: 'outline' })}>
          <Download aria-hidden="true" />
          {m.people_cv_download()}
        </a>
        <span className="text-sm text-soft">
          {cv.name} {formatBytes(cv.size)}
        </span>
      </p>
    )}
  </ReviewSection>
);
