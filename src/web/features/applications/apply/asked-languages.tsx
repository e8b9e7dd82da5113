import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Job } from '#contract/jobs/job-views.ts';
import { languageCodes, type LanguageLevel, languageLevels } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useUpdateProfile } from '#web/features/profiles/own-profile.ts';
import { Alert } from '#web/ui/alert.tsx';
import { languageName, levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

type Spoken = Profile['languages'];
type Code = Spoken[number]['language'];

/** Levels in the job's languages that the profile lacks; a choice is saved to the profile right away. */
export function AskedLanguages({ job, profile, onBusy }: { job: Job; profile: Profile } & Pick<LevelsProps, 'onBusy'>) {
  // They stay while the form is open, so that a choice can be corrected.
  const [asked] = useState(() => languagesOf(job).filter((code) => !levelIn(profile.languages, code)));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="languages-asked" className="space-y-3">
      <h3 id="languages-asked">{m.apply_levels_title()}</h3>
      <p className="text-sm text-soft">{m.apply_levels_about()}</p>
      <Levels codes={asked} spoken={profile.languages} onBusy={onBusy} />
    </section>
  );
}

const languagesOf = (job: Job): Code[] =>
  job.languages.flatMap(({ language }) => languageCodes.find((code) => code === language) ?? []);

interface LevelsProps {
  codes: readonly Code[];
  spoken: Spoken;
  /** While a choice is being saved. */
  onBusy: (isBusy: boolean) => void;
}

function Levels({ codes, spoken, onBusy }: LevelsProps) {
  const update = useUpdateProfile();
  /** Chosen here, which the profile may not have yet. */
  const [chosen, setChosen] = useState<ReadonlyMap<Code, LanguageLevel | undefined>>(new Map());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (languages: Spoken) => update({ languages }),
    // One after another, so that the last choice stays.
    scope: { id: 'levels' },
  });
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => tellBusy(isPending), [isPending]);
  const choose = (code: Code, value: string) => {
    const all = new Map(chosen).set(
      code,
      languageLevels.find((level) => level === value),
    );
    setChosen(all);
    mutate(withChosen(spoken, all));
  };
  return (
    <>
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        {codes.map((code) => (
          <NativeSelect
            key={code}
            label={m.apply_level({ language: languageName(code) })}
            emptyLabel={m.ui_choose_level()}
            options={levelOptions(true)}
            value={(chosen.has(code) ? chosen.get(code) : levelIn(spoken, code)) ?? ''}
            onChange={({ target }) => choose(code, target.value)}
          />
        ))}
      </div>
    </>
  );
}

const levelIn = (spoken: Spoken, code: string) => spoken.find(({ language }) => language === code)?.level;

function withChosen(spoken: Spoken, chosen: ReadonlyMap<Code, LanguageLevel | undefined>): Spoken {
  const others = spoken.filter(({ language }) => !chosen.has(language));
  return [...others, ...[...chosen].flatMap(([language, level]) => (level ? { language, level } : []))];
}
