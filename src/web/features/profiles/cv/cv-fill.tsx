import { useEffect, useRef, useState } from 'react';

import { readableCvs } from '#contract/cvs/cv-choices.ts';
import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { fileRules } from '#contract/files/file-rules.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useHasAccount } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { useReloadProfile, useUpdateProfile } from '../own-profile.ts';
import { changeOf, choicesOf } from './cv-choices.ts';
import { CvSuggestions } from './cv-suggestions.tsx';

const { maxBytes } = fileRules.cv;

interface CvFillProps {
  profile: Profile;
  onClose: () => void;
}

/** Reads a CV, lists its content, and adds what the user chooses. */
export function CvFill({ profile, onClose }: CvFillProps) {
  const [suggestions, setSuggestions] = useState<CvSuggestion[]>();
  const add = useAddSuggestions(profile);
  // Without an account, the address is that of the link.
  const hasAccount = useHasAccount();
  const choices = choicesOf(suggestions ?? [], profile).filter(({ group }) => hasAccount || group !== 'contact');
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface px-4 py-5">
      <div>
        {suggestions ? <Heading key="found">{m.cv_found()}</Heading> : <Heading key="fill">{m.cv_fill()}</Heading>}
        <p className="mt-1 text-sm text-soft">{suggestions ? m.cv_found_about() : m.cv_fill_about()}</p>
      </div>
      {suggestions ? (
        <CvSuggestions choices={choices} onAdd={add} onClose={onClose} />
      ) : (
        <ChooseCv cv={profile.cv} onRead={setSuggestions} onClose={onClose} />
      )}
    </div>
  );
}

/** The pressed button has disappeared: the focus moves to its replacement. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg">
      {children}
    </h3>
  );
}

interface ChooseCvProps extends Pick<Profile, 'cv'> {
  onRead: (suggestions: CvSuggestion[]) => void;
  onClose: () => void;
}

function ChooseCv({ cv, onRead, onClose }: ChooseCvProps) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasReadable = cv !== null && readableCvs.some((type) => type === cv.type);

  async function read(file?: File) {
    setReading(true);
    setProblem(undefined);
    try {
      onRead((await api.cvs.read(file ? { file } : {})).suggestions);
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setReading(false);
    }
  }
  return (
    <>
      <FileDrop
        label={m.cv_file()}
        hint={m.cv_file_hint({ max: formatBytes(maxBytes) })}
        accept={readableCvs}
        maxBytes={maxBytes}
        onSelect={(file) => !reading && void read(file)}
        errorMessage={problem}
      />
      <div className="flex flex-wrap gap-3">
        {hasReadable && (
          <Button isPending={reading} onClick={() => void read()}>
            {m.cv_read_stored()}
          </Button>
        )}
        {!hasReadable && reading && <p role="status">{m.ui_pending()}</p>}
        <Button variant="outline" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </div>
    </>
  );
}

/** Stops at the first refusal; the profile keeps what was added before. */
function useAddSuggestions(profile: Profile) {
  const update = useUpdateProfile();
  const reload = useReloadProfile();
  return async (chosen: CvSuggestion[]): Promise<void> => {
    const change = changeOf(chosen, profile);
    if (Object.keys(change).length > 0) await update(change);
    try {
      for (const one of chosen) await addEntry(one);
    } finally {
      await reload();
    }
    showToast({ title: m.profile_saved() });
  };
}

async function addEntry({ field, value }: CvSuggestion): Promise<void> {
  if (field === 'contactEmail') await api.contactAddress.change({ email: value });
  if (field === 'workExperience' && value.startDate) {
    const endDate = value.isCurrent ? null : value.endDate;
    await api.profiles.workExperience.add({ ...value, startDate: value.startDate, endDate });
  }
  if (field === 'education' && value.startDate)
    await api.profiles.education.add({ ...value, startDate: value.startDate });
  if (field === 'certification' && value.issueDate)
    await api.profiles.certifications.add({ ...value, issueDate: value.issueDate });
}
