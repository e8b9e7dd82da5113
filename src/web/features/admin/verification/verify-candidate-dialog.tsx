import { useState } from 'react';

import type { Candidate } from '#contract/admin/admin-verification.ts';
import {
  coversClaim,
  languageProofs,
  type VerifiedSubject,
  verifiedSubjects,
} from '#contract/admin/verification-choices.ts';
import type { VerifiedFact } from '#contract/admin/verifications.ts';
import { cefrLevels } from '#contract/languages.ts';
import { VERIFICATION_NOTE_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ReasonDialog } from '#web/app/reason-dialog.tsx';
import { countryName } from '#web/features/companies/country-names.ts';
import { proofName, subjectName } from '#web/features/profiles/verification-words.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface VerifyCandidateDialogProps {
  userId: string;
  candidate: Candidate;
  onClose: () => void;
  onVerified: () => Promise<void>;
}

export function VerifyCandidateDialog({ userId, candidate, onClose, onVerified }: VerifyCandidateDialogProps) {
  const { name } = candidate;
  const [fact, setFact] = useState<VerifiedFact>({ what: 'identity' });
  const verify = async (note: string) => {
    await api.admin.candidates.verify({ id: userId, fact, note, name });
    showToast({ title: m.admin_verify_done({ name }) });
    await onVerified();
  };
  const possible = verifiedSubjects.filter((what) => firstOf(what, candidate));
  return (
    <ReasonDialog
      title={m.admin_verify_company_title({ name })}
      label={m.admin_verify_note()}
      hint={m.admin_verify_note_candidate()}
      action={m.admin_verify()}
      variant="default"
      maxLength={VERIFICATION_NOTE_MAX}
      onClose={onClose}
      onSubmit={verify}
    >
      <NativeSelect
        label={m.admin_verify_how()}
        options={possible.map((value) => ({ value, label: subjectName(value) }))}
        value={fact.what}
        onChange={({ target }) =>
          setFact(
            possible.flatMap((what) => (what === target.value ? [firstOf(what, candidate) ?? fact] : []))[0] ?? fact,
          )
        }
      />
      <Of {...{ fact, candidate }} onChange={setFact} />
    </ReasonDialog>
  );
}

/** Undefined if the profile has none of that kind. */
function firstOf(
  what: VerifiedSubject,
  { languages: [spoken], workAuthorisation: [country] }: Candidate,
): VerifiedFact | undefined {
  switch (what) {
    case 'language':
      return spoken && { what, language: spoken.language, level: levelsFor(spoken)[0] ?? 'C2', how: 'interview' };
    case 'work_authorisation':
      return country === undefined ? undefined : { what, country };
    default:
      return { what };
  }
}

/** The claimed level and those above: a lower one would not prove the profile's claim. */
const levelsFor = ({ level }: Candidate['languages'][number]) =>
  cefrLevels.filter((shown) => coversClaim(shown, level));

interface OfProps {
  fact: VerifiedFact;
  candidate: Candidate;
  onChange: (fact: VerifiedFact) => void;
}

function Of({ fact, candidate: { languages, workAuthorisation }, onChange }: OfProps) {
  if (fact.what === 'work_authorisation') {
    return (
      <NativeSelect
        label={m.company_country()}
        options={workAuthorisation.map((value) => ({ value, label: countryName(value) }))}
        value={fact.country}
        onChange={({ target }) => onChange({ ...fact, country: target.value })}
      />
    );
  }
  if (fact.what !== 'language') return null;
  const spoken = languages.find(({ language }) => language === fact.language);
  const choose = (value: string) => {
    const chosen = languages.find(({ language }) => language === value);
    if (chosen) onChange({ ...fact, language: chosen.language, level: levelsFor(chosen)[0] ?? 'C2' });
  };
  return (
    <>
      <NativeSelect
        label={m.ui_language()}
        options={languages.map(({ language }) => ({ value: language, label: listedLanguageName(language) }))}
        value={fact.language}
        onChange={({ target }) => choose(target.value)}
      />
      <NativeSelect
        label={m.admin_candidate_level()}
        options={(spoken ? levelsFor(spoken) : []).map((value) => ({ value, label: value }))}
        value={fact.level}
        onChange={({ target }) =>
          onChange({ ...fact, level: cefrLevels.find((level) => level === target.value) ?? fact.level })
        }
      />
      <NativeSelect
        label={m.admin_candidate_how()}
        options={languageProofs.map((value) => ({ value, label: proofName(value) }))}
        value={fact.how}
        onChange={({ target }) =>
          onChange({ ...fact, how: languageProofs.find((how) => how === target.value) ?? fact.how })
        }
      />
    </>
  );
}
