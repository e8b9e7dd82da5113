import { Circle, CircleAlert, CircleCheck } from 'lucide-react';

import type { Preflight } from '#contract/jobs/job-preflight.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import { numberText } from '../job-words.ts';
import { pathOfGap } from './findings.tsx';
import { focusSection } from './focus-field.ts';
import { GoButton } from './go-button.tsx';
import { useEditor } from './use-job-editor.ts';
import { usePreflight } from './use-preflight.ts';

const sections = [
  { id: 'role', title: m.jobs_edit_role, fields: ['category', 'employmentType', 'experienceLevel', 'openings'] },
  { id: 'text', title: m.jobs_edit_text, fields: [] },
  { id: 'place', title: m.jobs_edit_place, fields: ['workplace', 'city', 'country', 'remoteCountries'] },
  { id: 'asked-languages', title: m.jobs_edit_languages, fields: ['languages'] },
  { id: 'pay', title: m.jobs_edit_pay, fields: ['salary', 'variablePay'] },
  { id: 'skills', title: m.jobs_edit_skills, fields: ['skills'] },
  { id: 'offer', title: m.offer_title, fields: [] },
  { id: 'questions', title: m.jobs_edit_questions, fields: [] },
  { id: 'term', title: m.jobs_edit_term, fields: ['validThrough', 'answerDays'] },
  { id: 'translations', title: m.jobs_edit_translations, fields: [] },
];

/** Links to each section of the form, and lists what the saved job lacks there. */
export function EditorRail() {
  const { job, form } = useEditor();
  const { data } = usePreflight(job);
  const primary = form.watch('primaryLocale');
  const missing = data && countBySection(data.missing, primary);
  const advice = data && countBySection(adviceOf(data, primary), primary);
  return (
    <nav aria-label={m.jobs_edit_sections()}>
      <ul className="flex flex-col gap-1 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="self-center">
              <Sign missing={missing?.get(id)} advice={advice?.get(id)} isKnown={Boolean(data)} />
            </span>
            <GoButton onClick={() => focusSection(id)}>{title()}</GoButton>
            <span className="ms-auto text-soft">{noteOf(missing?.get(id), advice?.get(id))}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SignProps {
  missing: number | undefined;
  advice: number | undefined;
  isKnown: boolean;
}

function Sign({ missing, advice, isKnown }: SignProps) {
  if (missing) return <CircleAlert aria-hidden="true" className="size-4 text-coral" />;
  if (advice || !isKnown) return <Circle aria-hidden="true" className="size-4 text-soft" />;
  return <CircleCheck aria-hidden="true" className="size-4 text-accent" />;
}

function noteOf(missing: number | undefined, advice: number | undefined): string | undefined {
  if (missing) return m.jobs_edit_section_missing({ number: numberText(missing) });
  return advice ? m.jobs_edit_check_found({ number: numberText(advice) }) : undefined;
}

/** Paths of findings that do not prevent publication. */
const adviceOf = ({ gaps, stale, wording }: Preflight, primary: Locale): string[] => [
  ...gaps.flatMap((gap) => pathOfGap(gap, primary) ?? []),
  ...stale.map((locale) => `translations.${locale}`),
  ...wording.map(({ locale, field }) => `translations.${locale}.${field}`),
];

function countBySection(paths: readonly string[], primary: Locale): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const id = sectionOf(path, primary);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function sectionOf(path: string, primary: Locale): string {
  const [first = '', locale, part] = path.split('.');
  if (first !== 'translations') return sections.find(({ fields }) => fields.includes(first))?.id ?? '';
  if (locale !== primary) return 'translations';
  return part === 'title' ? 'role' : 'text';
}
