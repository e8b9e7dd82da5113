import { useState } from 'react';

import type { Interview } from '#contract/interviews/interviews.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { languageName, listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { levelText } from '#words/profiles.ts';

import { useInterviewChange } from './use-interviews.ts';

export const heldText = ({ language, level, isMet }: NonNullable<Interview['held']>): string =>
  (isMet ? m.interviews_held_met : m.interviews_held_not_met)({
    language: languageName(language),
    level: levelText(level, getLocale()),
  });

interface SayLanguageProps {
  interview: Interview;
  /** The languages that the application states. */
  languages: Profile['languages'];
  onChanged: () => Promise<unknown>;
}

/** After the interview: records its language, and whether the stated level was met. */
export function SayLanguage({ interview, languages, onChanged }: SayLanguageProps) {
  const { id, held } = interview;
  const [language, setLanguage] = useState<string>(
    held?.language ?? (languages.find((one) => one.language === interview.language) ?? languages[0])?.language ?? '',
  );
  const { isPending, problem, run } = useInterviewChange(onChanged);
  const say = (isMet: boolean) =>
    run(() => api.interviews.sayLanguage({ id, language: language as LanguageCode, isMet }), m.interviews_say_saved());
  if (languages.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left mb-1 text-sm font-semibold">{m.interviews_say_title()}</legend>
      <p className="text-sm text-soft">{m.interviews_say_hint()}</p>
      <NativeSelect
        label={m.interviews_language()}
        options={languages.map((one) => ({
          value: one.language,
          label: `${listedLanguageName(one.language)}: ${levelText(one.level, getLocale())}`,
        }))}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" isPending={isPending} onClick={() => void say(true)}>
          {m.interviews_say_met()}
        </Button>
        <Button variant="outline" size="sm" isPending={isPending} onClick={() => void say(false)}>
          {m.interviews_say_not_met()}
        </Button>
      </div>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </fieldset>
  );
}
