import type { ReactNode } from 'react';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { fullName, placeText } from '#web/features/profiles/profile-texts.ts';
import { WordList } from '#web/features/profiles/word-list.tsx';

/** A profile as sent with an application; `children` is the rest. */
export function SentProfile({ applicant, children }: { applicant: ApplicantSnapshot; children: ReactNode }) {
  const { languages, skills, jobTitle } = applicant;
  return (
    <div className="space-y-3 rounded-card border border-line p-4">
      <div>
        <p className="font-semibold">{fullName(applicant)}</p>
        <p className="text-soft">{[jobTitle, placeText(applicant)].filter(Boolean).join(' · ')}</p>
      </div>
      {languages.length > 0 && <LanguageChips languages={languages} />}
      {skills.length > 0 && <WordList words={skills} />}
      {children}
    </div>
  );
}
