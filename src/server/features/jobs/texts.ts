import { isDeepStrictEqual } from 'node:util';

import type { JobInput, JobText } from '#contract/jobs/job-fields.ts';
import { locales, type Locale } from '#contract/locales.ts';

import type { TxCtx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { requireRichText } from './rich-text.ts';

/** Stale: the original changed after the translation was written or confirmed. */
export type JobTexts = Partial<Record<Locale, JobText & { stale: boolean }>>;

type GivenTexts = JobInput['translations'];

const EMPTY = { title: '', description: '', requirements: '' };

/** @throws Refusal INVALID too_long */
export async function sanitizeTexts(given: GivenTexts): Promise<GivenTexts> {
  const clean: GivenTexts = {};
  for (const locale of locales) {
    const text = given[locale];
    if (text === undefined) continue;
    clean[locale] = text && {
      title: text.title,
      description: await requireRichText(`translations.${locale}.description`, text.description),
      requirements: await requireRichText(`translations.${locale}.requirements`, text.requirements),
    };
  }
  return clean;
}

/**
 * Changing the original makes translations stale, writing a translation makes it current. Empty translations are
 * removed.
 * @throws Refusal INVALID when the primary language's text would be removed.
 */
export function changeTexts(before: JobTexts, primary: Locale, given: GivenTexts): JobTexts {
  if (given[primary] === null) throw invalidField(`translations.${primary}`, 'required');
  const originalChanged = !hasSameWords(before[primary] ?? EMPTY, given[primary] ?? before[primary] ?? EMPTY);
  const after: JobTexts = {};
  for (const locale of locales) {
    const old = before[locale];
    const text = given[locale] === undefined ? old : given[locale];
    if (locale === primary) after[locale] = { ...wordsOf(text ?? EMPTY), stale: false };
    else if (text && !hasSameWords(text, EMPTY)) {
      const written = !old || !hasSameWords(text, old);
      after[locale] = { ...wordsOf(text), stale: !written && (originalChanged || old.stale) };
    }
  }
  return after;
}

const wordsOf = ({ title, description, requirements }: JobText): JobText => ({ title, description, requirements });

const hasSameWords = (a: JobText, b: JobText): boolean => isDeepStrictEqual(wordsOf(a), wordsOf(b));

interface TextsChange {
  primary: Locale;
  before: JobTexts;
  after: JobTexts;
}

export async function writeTexts(
  { db, clock }: TxCtx,
  jobId: string,
  { primary, before, after }: TextsChange,
): Promise<void> {
  const removed = locales.filter((locale) => before[locale] && !after[locale]);
  if (removed.length > 0)
    await db.deleteFrom('job_translation').where('job_id', '=', jobId).where('locale', 'in', removed).execute();
  for (const locale of locales) {
    const [old, text] = [before[locale], after[locale]];
    if (!text || isDeepStrictEqual(old, text)) continue;
    // updated_at changes only with the text.
    const written = old && hasSameWords(old, text) ? {} : { updated_at: clock.now() };
    const columns = {
      ...text,
      ...written,
      ...confirmedOriginal(old, text, { locale: primary, text: before[primary] }),
    };
    await db
      .insertInto('job_translation')
      .values({ job_id: jobId, locale, ...columns })
      .onConflict((conflict) => conflict.columns(['job_id', 'locale']).doUpdateSet(columns))
      .execute();
  }
}

/** Kept from the change that makes a translation stale until it is up to date again. */
function confirmedOriginal(
  old: { stale: boolean } | undefined,
  { stale }: { stale: boolean },
  original: { locale: Locale; text: JobText | undefined },
): { confirmed_original?: string | null } {
  if (!stale) return { confirmed_original: null };
  if (old?.stale || !original.text) return {};
  return { confirmed_original: JSON.stringify({ locale: original.locale, ...wordsOf(original.text) }) };
}

/** For jobs that have none. */
export async function insertTexts(
  { db, clock }: TxCtx,
  jobs: readonly { id: string; texts: JobTexts }[],
): Promise<void> {
  const rows = jobs.flatMap(({ id, texts }) =>
    locales.flatMap((locale) => {
      const text = texts[locale];
      return text ? [{ job_id: id, locale, ...text, updated_at: clock.now() }] : [];
    }),
  );
  if (rows.length > 0) await db.insertInto('job_translation').values(rows).execute();
}
