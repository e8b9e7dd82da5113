import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { SOURCE_TEXT_MAX } from '#contract/candidates/candidate-choices.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLanguages } from '#web/app/languages.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { fieldText } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/correct-page';
import type { PersonFields } from './from-cv.ts';
import { PersonForm, type PersonInput } from './person-form.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.candidate_correct_name(loaderData.candidate) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { candidates } = requestOf(args.context).api;
  return { candidate: await orNotFound(candidates.read({ id: args.params.candidateId })) };
}

const fieldsOf = ({ facts, phone }: Candidate): PersonFields => {
  const { firstName, lastName, contactEmail: email, jobTitle, city, country } = facts;
  const { skills, languages, workExperience, education } = facts;
  return { firstName, lastName, email, phone, jobTitle, city, country, skills, languages, workExperience, education };
};

/** What a member stated about a person, to be corrected. */
export default function CorrectPage({ loaderData: { candidate } }: Route.ComponentProps) {
  const { id, name, can, locale: tellIn } = candidate;
  const navigate = useNavigate();
  const [source, setSource] = useState(candidate.source);
  const [locale, setLocale] = useState(tellIn ?? getLocale());
  const [sourceProblem, setSourceProblem] = useState<string>();
  const sourceField = useRef<HTMLInputElement>(null);

  const send = async (input: PersonInput) => {
    await api.addedCandidates.update({ id, ...input, source, locale });
    showToast({ title: m.candidate_corrected() });
    await navigate(href(paths.candidate(id)));
  };
  return (
    <PartPage
      back={{ to: href(paths.candidate(id)), label: name, isRecorded: true }}
      title={m.candidate_correct_name({ name })}
      about={<p>{tellIn ? m.candidate_correct_about() : m.candidate_correct_told()}</p>}
    >
      {can.correct ? (
        <PersonForm
          person={fieldsOf(candidate)}
          submitLabel={m.candidate_correct_save()}
          send={send}
          isAddressFixed={!tellIn}
          onRefused={({ fields }) => {
            const problem = fields.find(({ path }) => path === 'source');
            setSourceProblem(problem && fieldText(problem));
            if (problem) sourceField.current?.focus();
          }}
          after={
            <div className="grid gap-5 md:grid-cols-2">
              <TextField
                ref={sourceField}
                label={m.candidate_source()}
                hint={m.candidate_source_hint()}
                isRequired
                maxLength={SOURCE_TEXT_MAX}
                autoComplete="off"
                value={source}
                errorMessage={sourceProblem}
                onChange={({ currentTarget }) => setSource(currentTarget.value)}
              />
              {tellIn && <LocaleSelect value={locale} onChange={setLocale} />}
            </div>
          }
        />
      ) : (
        <p>{m.candidate_correct_applied()}</p>
      )}
    </PartPage>
  );
}

function LocaleSelect({ value, onChange }: { value: Locale; onChange: (locale: Locale) => void }) {
  const languages = useLanguages([value]);
  return (
    <NativeSelect
      label={m.candidate_locale()}
      options={languages.map((one) => ({ value: one, label: listedLanguageName(one) }))}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => isLocale(chosen) && onChange(chosen)}
    />
  );
}
