import { buffer } from 'node:stream/consumers';

import { cefrLevels } from '#contract/languages.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { jobChoiceWords } from '#words/jobs.ts';

import type { Ctx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/id.ts';
import { readCompany } from '../../companies/companies.ts';
import { readFileRow } from '../../files/queries.ts';
import { payText } from '../../jobs/discovery/company-feed.ts';
import { placeOf } from '../../jobs/discovery/feed.ts';
import { readJob } from '../../jobs/jobs.ts';
import '../table.ts';
import type { SharePicture } from './picture.ts';

/**
 * As everyone sees the job.
 * @throws Refusal as `readJob`: NOT_FOUND for drafts and hidden ones, GONE for those that ended
 */
export async function readJobPicture(ctx: Ctx, id: string): Promise<SharePicture> {
  if (!isId(id)) throw notFound();
  const { locale } = ctx;
  const job = await readJob(ctx, { id });
  const [site, logo] = await Promise.all([readSite(ctx), readLogo(ctx, job.company.logoUrl?.split('/').at(-1))]);
  const workplace = job.workplace && jobChoiceWords.workplace[job.workplace]({}, { locale });
  return {
    ...site,
    title: job.title,
    logo,
    lines: [job.company.name, [placeOf(job, locale), workplace].filter(Boolean).join(' · ')].filter(Boolean),
    pay: job.salary ? payText(job.salary, locale) : null,
    languages: job.languages.map(({ language, level }) => ({
      name: nameOf(language, locale),
      steps: cefrLevels.indexOf(level) + 1,
      level,
    })),
  };
}

/** @throws Refusal NOT_FOUND */
export async function readCompanyPicture(ctx: Ctx, slug: string): Promise<SharePicture> {
  const company = await readCompany(ctx, slug);
  const [site, logo] = await Promise.all([readSite(ctx), readLogo(ctx, company.logo_file_id)]);
  const country =
    company.country && new Intl.DisplayNames(intlLocale(ctx.locale), { type: 'region' }).of(company.country);
  return {
    ...site,
    title: company.name,
    logo,
    lines: [[company.industry, country].filter(Boolean).join(' · ')].filter(Boolean),
    pay: null,
    languages: [],
  };
}

/** Of all other pages. */
export async function readSitePicture(ctx: Ctx): Promise<SharePicture> {
  const title = m.home_title({}, { locale: ctx.locale });
  return { ...(await readSite(ctx)), title, logo: null, lines: [], pay: null, languages: [] };
}

async function readSite(ctx: Ctx): Promise<Pick<SharePicture, 'site' | 'accent' | 'siteLogo'>> {
  const { 'site.name': site, 'site.accent_color': accent, 'site.logo': logo } = await ctx.settings();
  const row =
    logo && (await ctx.db.selectFrom('site_logo').select('logo').where('digest', '=', logo.digest).executeTakeFirst());
  return { site, accent, siteLogo: row ? Buffer.from(row.logo).toString('base64') : null };
}

async function readLogo(ctx: Ctx, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const { storage_key: key } = await readFileRow(ctx, id);
  return (await buffer(await ctx.storage.read(key))).toString('base64');
}

function nameOf(language: string, locale: Locale): string {
  const name = new Intl.DisplayNames(intlLocale(locale), { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
