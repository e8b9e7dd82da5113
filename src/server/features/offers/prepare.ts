import type { OfferBeginning } from '#contract/offers/offer-conditions.ts';
import type { OfferDraft } from '#contract/offers/offer-views.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isForCompanyOf } from '../applications/access.ts';
import { snapshotName } from '../applications/snapshots.ts';
import { companiesOf, RECRUITING } from '../companies/memberships.ts';
import { dayOf, daysAfter } from '../jobs/term.ts';
import { fillNames } from './filling.ts';
import { nameOfMember, presentStated } from './present.ts';
import { templateTexts } from './templates.ts';

/** Days from now until the last day to answer, and until the start at the earliest. */
const ANSWER_DAYS = 7;
const START_DAYS = 30;

/**
 * What an offer to an applicant starts from.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT not_revealed
 */
export async function prepareOffer(ctx: Ctx, applicationId: string): Promise<OfferDraft> {
  const row = await findApplication(ctx, applicationId);
  if (!row) throw notFound();
  if (!row.may_write) throw new Refusal('FORBIDDEN');
  if (row.is_blind) throw new Refusal('CONFLICT', { reason: 'not_revealed' });
  const locale = row.preferred_locale ?? row.job_facts.locale;
  const bindingLocale = row.primary_locale;
  const stated = presentStated(row);
  return {
    candidateName: snapshotName(row.applicant_facts),
    stated,
    draft: {
      conditions: conditionsFrom(stated, ctx.clock.now()),
      texts: fillNames(await templateTexts(ctx, row.company_id, [...new Set([locale, bindingLocale])]), {
        candidate: snapshotName(row.applicant_facts),
        job: row.job_facts.title,
        company: row.company_name,
        sender: await nameOfMember(ctx),
      }),
      locale,
      bindingLocale,
      payReason: '',
      fileIds: [],
    },
  };
}

const findApplication = ({ db, actor }: Ctx, id: string) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .selectAll('job')
    .select(['application.applicant_facts', 'application.job_facts', 'application.is_blind'])
    .select(['profile.preferred_locale', 'company.name as company_name'])
    .select(({ eb }) =>
      eb('application.company_id', '=', companiesOf(personOf({ actor }).userId, RECRUITING)).as('may_write'),
    )
    .where('application.id', '=', id)
    .where(isForCompanyOf(actor))
    .executeTakeFirst();

const conditionsFrom = (
  { salary, variablePay, employmentType, workplace, city, country }: OfferDraft['stated'],
  now: Date,
): OfferBeginning['conditions'] => ({
  startsOn: firstOfNextMonth(daysAfter(now, START_DAYS)),
  contractForm: 'permanent',
  endsOn: null,
  employmentType,
  workplace,
  city,
  country,
  hoursPerWeek: null,
  probationMonths: null,
  notice: null,
  fixedPay:
    salary && salary.min > 0
      ? { amount: salary.min, currency: salary.currency, period: salary.period, payments: null }
      : null,
  variablePay,
  form: 'electronic',
  answerBy: dayOf(daysAfter(now, ANSWER_DAYS)),
});

const firstOfNextMonth = (day: Date): string =>
  dayOf(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)));
