import type { ApplicantSnapshot, Application } from '#contract/applications/application-views.ts';
import type { LanguageFit } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { useSite } from '#web/app/site.ts';
import { monthsText } from '#web/features/jobs/job-words.ts';
import { certificationTexts, educationTexts, workExperienceTexts } from '#web/features/profiles/entry-texts.tsx';
import { EntryList, type EntryTexts, EntryView } from '#web/features/profiles/entry-view.tsx';
import { EvidenceList, evidenceOf, LanguagesWithEvidence } from '#web/features/profiles/language-evidence.tsx';
import { VerifiedFacts } from '#web/features/profiles/verified-facts.tsx';
import { WordList } from '#web/features/profiles/word-list.tsx';
import { workAreaNames } from '#web/features/profiles/work-area.ts';
import { LanguageChip } from '#web/ui/language-chip.tsx';

import { AnswerList } from '../answer-list.tsx';
import { ReviewSection } from './review-section.tsx';

export function CandidateSections({
  application: { id, applicant, coverLetter, answers, job, blind },
}: {
  application: Application;
}) {
  const { bio, skills, languages, languageEvidence, workAuthorisation, verifications } = applicant;
  const { name: site } = useSite();
  return (
    <>
      {!blind && <Letter text={coverLetter} />}
      {answers.length > 0 && (
        <ReviewSection id="answers" title={m.questions_answers()}>
          <AnswerList applicationId={id} answers={answers} />
        </ReviewSection>
      )}
      {verifications.length > 0 && (
        <ReviewSection id="verified" title={m.verification_title()}>
          <p className="mb-3 text-sm text-soft">{m.verification_by({ site })}</p>
          <VerifiedFacts verifications={verifications} />
        </ReviewSection>
      )}
      {(languages.length > 0 || job.languages.length > 0) && (
        <ReviewSection id="languages" title={m.profile_languages()}>
          <LanguageMatch spoken={languages} asked={job.languages} evidence={languageEvidence} />
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
      {blind && blind.experienceMonths.length > 0 && <ExperienceLengths months={blind.experienceMonths} />}
      <Entries
        id="experience"
        title={m.profile_experience()}
        entries={applicant.workExperience}
        textsOf={workExperienceTexts}
      />
      <Entries id="education" title={m.profile_education()} entries={applicant.education} textsOf={educationTexts} />
      <Entries
        id="certifications"
        title={m.profile_certifications()}
        entries={applicant.certifications}
        textsOf={certificationTexts}
      />
      {workAuthorisation.length > 0 && (
        <ReviewSection id="authorisation" title={m.applications_review_authorisation()}>
          <p className="mb-3 text-sm text-soft">{m.profile_authorisation_self()}</p>
          <WordList words={workAreaNames(workAuthorisation)} />
        </ReviewSection>
      )}
    </>
  );
}

const Letter = ({ text }: { text: string }) => (
  <ReviewSection id="cover-letter" title={m.applications_letter()}>
    {text ? (
      <p className="max-w-[42rem] whitespace-pre-line">{text}</p>
    ) : (
      <p className="text-soft">{m.applications_letter_none()}</p>
    )}
  </ReviewSection>
);

/** The duration of each position; a blind review shows nothing else. */
const ExperienceLengths = ({ months }: { months: readonly number[] }) => (
  <ReviewSection id="experience" title={m.blind_experience()}>
    <ol className="flex flex-col gap-1.5 tabular-nums">
      {months.map((length, at) => (
        <li key={at}>{m.blind_position({ number: at + 1, length: monthsText(length) })}</li>
      ))}
    </ol>
  </ReviewSection>
);

interface EntriesProps<Entry> {
  id: string;
  title: string;
  entries: readonly Entry[];
  textsOf: (entry: Entry) => EntryTexts;
}

export function Entries<Entry extends { id: string }>({ id, title, entries, textsOf }: EntriesProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <ReviewSection {...{ id, title }}>
      <EntryList>
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={textsOf(entry)} />
        ))}
      </EntryList>
    </ReviewSection>
  );
}

interface LanguageMatchProps {
  spoken: ApplicantSnapshot['languages'];
  asked: Application['job']['languages'];
  evidence: Application['applicant']['languageEvidence'];
}

function LanguageMatch({ spoken, asked, evidence }: LanguageMatchProps) {
  const others = spoken.filter(({ language }) => asked.every((one) => one.language !== language));
  return (
    <div className="flex flex-col gap-6">
      {asked.length > 0 && (
        <div>
          <h3 className="mb-2.5 text-sm">{m.applications_review_languages_asked()}</h3>
          <ul className="flex flex-col gap-4">
            {asked.map(({ language, level, required, fit }) => (
              <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <LanguageChip {...{ language, level }} isPlus={!required} state={fit} stateLabel={fitText(fit)} />
                {spoken.every((own) => own.language !== language) && (
                  <span className="text-sm text-soft">{m.applications_review_level_none()}</span>
                )}
                <div className="basis-full empty:hidden">
                  <EvidenceList evidence={evidenceOf(evidence, language)} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          {asked.length > 0 && <h3 className="mb-2.5 text-sm">{m.applications_review_languages_others()}</h3>}
          <LanguagesWithEvidence languages={others} evidence={evidence} />
        </div>
      )}
    </div>
  );
}

function fitText(fit: LanguageFit): string {
  const texts: Record<LanguageFit, string> = {
    met: m.applications_review_met(),
    not_met: m.applications_review_not_met(),
    not_stated: m.applications_review_not_stated(),
  };
  return texts[fit];
}
