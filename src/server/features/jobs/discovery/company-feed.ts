import { SOURCE } from '#contract/applications/application-source.ts';
import type { Salary } from '#contract/jobs/job-fields.ts';
import type { JobCard } from '#contract/jobs/job-views.ts';
import { intlLocale, localizePath, type Locale } from '#contract/locales.ts';
import { companyFeedPath, paths, WIDGET_SOURCE } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { jobChoiceWords, payPeriodWords } from '#words/jobs.ts';

import type { Ctx } from '../../../context.ts';
import '../../companies/table.ts';
import { isOpen } from '../access.ts';
import { readCards } from '../cards.ts';
import { placeOf } from './feed.ts';

const PAGE = 50;

interface CompanyFeedRequest {
  origin: string;
  slug: string;
  /** Number of the last job of the page before. */
  after: number | undefined;
}

/**
 * A company's open jobs for its own site, newest first, in the context's language where a job has it. A company without
 * open jobs is not found.
 */
export async function companyFeed(ctx: Ctx, { origin, slug, after }: CompanyFeedRequest) {
  const { locale } = ctx;
  const found = await findOpenJobs(ctx, slug, after);
  const shown = found.slice(0, PAGE);
  const [first, last] = [shown[0], shown.at(-1)];
  const cards = await readCards(
    ctx,
    shown.map(({ id }) => id),
    locale,
  );
  return {
    company: first ? { name: first.company, url: origin + localizePath(paths.company(slug), locale) } : null,
    language: locale,
    texts: {
      title: m.company_jobs({}, { locale }),
      none: m.company_no_jobs({}, { locale }),
      more: m.ui_load_more({}, { locale }),
      failed: m.ui_failed({}, { locale }),
    },
    jobs: cards.map((card) => jobOf(card, origin, locale)),
    next: found.length > PAGE && last ? `${origin}${companyFeedPath(slug, locale)}&after=${last.number}` : null,
  };
}

/** One more than fits on a page. */
const findOpenJobs = ({ db, clock }: Ctx, slug: string, after: number | undefined) => {
  const open = db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .select(['job.id', 'job.number', 'company.name as company'])
    .where(isOpen)
    .where('company.slug', '=', slug)
    .where('job.valid_through', '>', clock.now());
  return (after === undefined ? open : open.where('job.number', '<', after))
    .orderBy('job.number', 'desc')
    .limit(PAGE + 1)
    .execute();
};

const jobOf = (card: JobCard, origin: string, locale: Locale) => ({
  id: card.id,
  title: card.title,
  language: card.locale,
  url: `${origin}${localizePath(paths.job(card.id), locale)}?${SOURCE}=${WIDGET_SOURCE}`,
  city: card.city,
  country: card.country,
  workplace: card.workplace,
  employmentType: card.employmentType,
  category: card.category,
  salary: card.salary,
  publishedAt: card.firstPublishedAt,
  validThrough: card.validThrough,
  /** The same values as text, in the language of the list. */
  facts: [
    placeOf(card, locale),
    card.workplace && jobChoiceWords.workplace[card.workplace]({}, { locale }),
    card.employmentType && jobChoiceWords.employmentType[card.employmentType]({}, { locale }),
    card.salary && payText(card.salary, locale),
  ].filter(Boolean),
});

/** "€40,000 to €50,000 a year". */
export function payText({ min, max, currency, period }: Salary, locale: Locale): string {
  const money = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency, maximumFractionDigits: 0 });
  return payPeriodWords[period]({ pay: min === max ? money.format(min) : money.formatRange(min, max) }, { locale });
}
