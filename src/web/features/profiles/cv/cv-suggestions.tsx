import { useState } from 'react';

import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import type { LanguageLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { levelOptions, listedLanguageName } from '#web/ui/language-level.ts';

import { periodText } from '../entry-texts.tsx';
import { choiceGroups, type CvChoice } from './cv-choices.ts';

interface CvSuggestionsProps {
  choices: CvChoice[];
  onAdd: (chosen: CvSuggestion[]) => Promise<void>;
  onClose: () => void;
}

/** Suggestions that replace nothing are preselected. */
export function CvSuggestions({ choices, onAdd, onClose }: CvSuggestionsProps) {
  const [chosen, setChosen] = useState(
    () => new Set(choices.filter(({ now, isIncomplete }) => now === '' && !isIncomplete).map(({ id }) => id)),
  );
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const picked = choices.filter(({ id }) => chosen.has(id));

  async function add() {
    setAdding(true);
    setProblem(undefined);
    try {
      await onAdd(picked.map(({ suggestion }) => suggestion));
      onClose();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setAdding(false);
    }
  }
  const toggle = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])));

  return (
    <>
      {choices.length === 0 && <p>{m.cv_nothing_new()}</p>}
      {choiceGroups.map((group) => {
        const own = choices.filter((choice) => choice.group === group);
        if (own.length === 0) return null;
        return (
          <fieldset key={group} className="flex flex-col gap-3 border-t border-line pt-4">
            <legend className="float-left mb-3 w-full font-semibold">{groupNames[group]()}</legend>
            {own.map((choice) => (
              <Checkbox
                key={choice.id}
                label={labelOf(choice.suggestion)}
                hint={<Hint choice={choice} />}
                checked={chosen.has(choice.id)}
                disabled={choice.isIncomplete}
                onChange={() => toggle(choice.id)}
              />
            ))}
          </fieldset>
        );
      })}
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        {picked.length > 0 && (
          <Button isPending={isAdding} onClick={() => void add()}>
            {m.cv_add({ count: picked.length })}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </div>
    </>
  );
}

const groupNames: Record<CvChoice['group'], () => string> = {
  basics: m.profile_basics,
  contact: m.profile_contact,
  location: m.profile_location,
  about: m.profile_about,
  languages: m.profile_languages,
  skills: m.profile_skills,
  experience: m.profile_experience,
  education: m.profile_education,
  certifications: m.profile_certifications,
};

function Hint({ choice: { suggestion, now, isIncomplete } }: { choice: CvChoice }) {
  const before = suggestion.field === 'country' && now ? countryName(now) : now;
  return (
    <>
      {isIncomplete && <span className="block font-semibold">{m.cv_incomplete()}</span>}
      {before && <span className="block">{m.cv_now({ value: before })}</span>}
      <span className="block [overflow-wrap:anywhere]">{m.cv_source({ line: suggestion.source })}</span>
    </>
  );
}

function labelOf({ field, value }: CvSuggestion): string {
  switch (field) {
    case 'language':
      return [listedLanguageName(value.language), value.level && levelText(value.level)].filter(Boolean).join(' – ');
    case 'workExperience': {
      const period = value.startDate && periodText(value.startDate, value.endDate, value.isCurrent);
      return [value.position, value.company, period].filter(Boolean).join(' · ');
    }
    case 'education': {
      const period = value.startDate && periodText(value.startDate, value.endDate);
      return [value.degree, value.fieldOfStudy, value.institution, period].filter(Boolean).join(' · ');
    }
    case 'certification':
      return [value.name, value.issuingOrganization].filter(Boolean).join(' · ');
    case 'country':
      return countryName(value);
    default:
      return value;
  }
}

const levelText = (level: LanguageLevel): string =>
  levelOptions(true).find(({ value }) => value === level)?.label ?? level;
