import type { ReactNode } from 'react';

import type { Preflight } from '#contract/jobs/job-preflight.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { languageName, listedLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

import { gapTitles } from '../gap-titles.ts';
import { numberText } from '../job-words.ts';
import { fieldLabel } from './field-labels.ts';
import { focusField, focusSection } from './focus-field.ts';
import { GoButton } from './go-button.tsx';
import { useEditor } from './use-job-editor.ts';

/** Advice, folded. */
export function AdviceGroup({ title, about, children }: { title: string; about: string; children: ReactNode[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1">
        <h3 className="inline">{title}</h3> <span className="text-soft">{numberText(children.length)}</span>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-sm text-soft">{about}</p>
        <ul className="flex flex-col gap-3">{children}</ul>
      </div>
    </details>
  );
}

export function Missing({ paths: missing }: { paths: readonly string[] }) {
  const { form } = useEditor();
  const primary = form.watch('primaryLocale');
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3>{m.jobs_edit_missing()}</h3>
      <p className="text-sm text-soft">{m.jobs_edit_missing_about()}</p>
      <ul className="flex flex-col gap-3">
        {missing.map((path) => (
          <li key={path}>
            <GoButton onClick={() => focusField(path)}>{fieldLabel(path, primary)}</GoButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to a translation of the job. */
function useGoToTranslation(): (locale: Locale) => void {
  const { showTranslation } = useEditor();
  return (locale) => {
    showTranslation(locale);
    focusSection('translations');
  };
}

export function OtherLanguages({ found }: { found: Preflight['otherLanguages'] }) {
  const { form } = useEditor();
  const primary = form.watch('primaryLocale');
  const go = useGoToTranslation();
  if (found.length === 0) return null;
  return (
    <AdviceGroup title={m.jobs_edit_other_language()} about={m.jobs_edit_other_language_about()}>
      {found.map(({ locale, language }) => (
        <li key={locale}>
          <GoButton
            onClick={() => (locale === primary ? focusField(`translations.${locale}.description`) : go(locale))}
          >
            {m.jobs_edit_other_language_found({
              tab: listedLanguageName(locale),
              language: languageName(language),
            })}
          </GoButton>
        </li>
      ))}
    </AdviceGroup>
  );
}

export function StaleTranslations({ stale }: Pick<Preflight, 'stale'>) {
  const go = useGoToTranslation();
  if (stale.length === 0) return null;
  return (
    <AdviceGroup title={m.jobs_edit_stale_found()} about={m.jobs_edit_stale_found_about()}>
      {stale.map((locale) => (
        <li key={locale}>
          <GoButton onClick={() => go(locale)}>{listedLanguageName(locale)}</GoButton>
        </li>
      ))}
    </AdviceGroup>
  );
}

/** Machine translations that are not saved, and therefore not published. */
export function UnconfirmedTranslations() {
  const { form } = useEditor();
  const texts = form.watch('translations');
  const go = useGoToTranslation();
  const unconfirmed = locales.filter((locale) => texts[locale].machine);
  if (unconfirmed.length === 0) return null;
  return (
    <AdviceGroup title={m.jobs_edit_unconfirmed_found()} about={m.jobs_edit_unconfirmed_found_about()}>
      {unconfirmed.map((locale) => (
        <li key={locale}>
          <GoButton onClick={() => go(locale)}>{listedLanguageName(locale)}</GoButton>
        </li>
      ))}
    </AdviceGroup>
  );
}

/** Missing parts, for readers and search engines, with the reason. */
export function Gaps({ gaps }: Pick<Preflight, 'gaps'>) {
  const { form } = useEditor();
  const primary = form.watch('primaryLocale');
  if (gaps.length === 0) return null;
  return (
    <AdviceGroup title={m.jobs_edit_gaps()} about={m.jobs_edit_gaps_about()}>
      {gaps.map((gap) => {
        const { why, at } = gapTexts[gap];
        const title = gapTitles[gap];
        return (
          <li key={gap}>
            {at === 'company' ? (
              <Link to={href(paths.ownCompany())} className="font-medium">
                {title()}
              </Link>
            ) : (
              <GoButton onClick={() => focusField(at(primary))}>{title()}</GoButton>
            )}
            <p className="max-w-[40rem] text-soft">{why()}</p>
          </li>
        );
      })}
    </AdviceGroup>
  );
}

/** The field of a gap; undefined for the company's profile. */
export function pathOfGap(gap: Preflight['gaps'][number], primary: Locale): string | undefined {
  const { at } = gapTexts[gap];
  return at === 'company' ? undefined : at(primary);
}

interface GapTexts {
  why: () => string;
  at: 'company' | ((primary: Locale) => string);
}

const gapTexts: Record<Preflight['gaps'][number], GapTexts> = {
  salary: { why: m.jobs_edit_gap_salary_why, at: () => 'salary.min' },
  languages: { why: m.jobs_edit_gap_languages_why, at: () => 'languages' },
  skills: { why: m.jobs_edit_gap_skills_why, at: () => 'skills' },
  requirements: {
    why: m.jobs_edit_gap_requirements_why,
    at: (primary) => `translations.${primary}.requirements`,
  },
  short_description: {
    why: m.jobs_edit_gap_description_why,
    at: (primary) => `translations.${primary}.description`,
  },
  experience_level: {
    why: m.jobs_edit_gap_experience_why,
    at: () => 'experienceLevel',
  },
  company_logo: { why: m.jobs_edit_gap_logo_why, at: 'company' },
  company_description: { why: m.jobs_edit_gap_company_why, at: 'company' },
  title_noise: {
    why: m.jobs_edit_gap_title_why,
    at: (primary) => `translations.${primary}.title`,
  },
  short_term: { why: m.jobs_edit_gap_term_why, at: () => 'validThrough' },
};
