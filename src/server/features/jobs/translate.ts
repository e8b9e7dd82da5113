import type { z } from 'zod';

import type { JobText } from '#contract/jobs/job-fields.ts';
import type { translateJobInput } from '#contract/jobs/job-translations.ts';
import { translatedCharacters, translateJobText } from '#contract/jobs/translated-job-text.ts';
import { TRANSLATED_CHARACTERS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Translate } from '../../platform/translation/translator.ts';
import { personOf } from '../accounts/signed-in.ts';
import { visibleTo } from './access.ts';
import { requireEdit } from './require-edit.ts';
import './table.ts';

/** Limit for a company’s jobs, shared by its members. */
const LIMIT = { max: 60, seconds: 3_600 };

/**
 * Translates a saved text of a job with the operator's service; stores nothing.
 * @throws Refusal NOT_FOUND also without a text in `from`, FORBIDDEN; CONFLICT no_translation_service; INVALID for the
 * same language and too long a text; TOO_MANY_REQUESTS; UNAVAILABLE translation_failed and busy.
 */
export async function translateJob(
  ctx: Ctx,
  translate: Translate | undefined,
  { id, locale, from }: z.infer<typeof translateJobInput>,
): Promise<JobText> {
  await requireEdit(ctx, id);
  const { userId } = personOf(ctx);
  if (from === locale) throw invalidField('from', 'invalid');
  if (!translate) throw new Refusal('CONFLICT', { reason: 'no_translation_service' });
  const { company_id: companyId, ...text } = await readText(ctx, id, from);
  if (translatedCharacters(text) > TRANSLATED_CHARACTERS_MAX)
    throw invalidField('from', 'too_long', { max: TRANSLATED_CHARACTERS_MAX });
  await takeAttempt(ctx.db, `job_translations:${companyId}`, LIMIT);
  const translated = await translateJobText(text, (texts) => translate({ person: userId, texts, from, to: locale }));
  if (!translated) throw new Refusal('UNAVAILABLE', { reason: 'translation_failed' });
  return translated;
}

async function readText({ db, actor }: Ctx, id: string, locale: Locale): Promise<JobText & { company_id: string }> {
  const found = await db
    .selectFrom('job')
    .innerJoin('job_translation as text', 'text.job_id', 'job.id')
    .select(['job.company_id', 'text.title', 'text.description', 'text.requirements'])
    .where('job.id', '=', id)
    .where(visibleTo(actor))
    .where('text.locale', '=', locale)
    .executeTakeFirst();
  if (!found || !(found.title || found.description || found.requirements)) throw notFound();
  return found;
}
