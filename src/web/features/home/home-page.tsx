import type { ReactNode } from 'react';
import { redirect } from 'react-router';

import type { JobCard } from '#contract/jobs/job-views.ts';
import { locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { companyTopic, JOBS_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { MEANT_FOR } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { JobList } from '#web/features/jobs/job-list.tsx';
import { WhereField } from '#web/features/jobs/where-field.tsx';
import { WordsField } from '#web/features/jobs/words-field.tsx';
import { Section } from '#web/features/site/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Option } from '#web/ui/option.ts';

import type { Route } from './+types/home-page';
import { Levels } from './levels.tsx';
import { NotForReader } from './not-for-reader.tsx';
import { Promises } from './promises.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.home_meta_title(), description: m.home_lead() });

const NEWEST_SHOWN = 6;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, viewer, cacheUntilInvalidated } = requestOf(context);
  // Unless they were sent here, with the reason.
  if (viewer?.role === 'employer' && !url.searchParams.has(MEANT_FOR)) throw redirect(href(paths.employerDashboard()));
  const [{ jobs }, levels] = await Promise.all([
    api.jobs.search({ sort: 'newest', limit: NEWEST_SHOWN, locale }),
    api.jobs.levels(),
  ]);
  cacheUntilInvalidated('settings', JOBS_TOPIC, ...jobs.map(({ company }) => companyTopic(company.id)));
  return { jobs, levels };
}

export default function HomePage({ loaderData: { jobs, levels } }: Route.ComponentProps) {
  return (
    <>
      <NotForReader />
      <Hero />
      <Promises />
      <Categories />
      <NewestJobs jobs={jobs} />
      <Levels levels={levels} />
      <HowItWorks />
    </>
  );
}

function Categories() {
  const categories = [
    {
      id: 'account_management',
      name: m.jobs_category_account_management(),
      text: m.home_category_account_management_text(),
    },
    { id: 'sales', name: m.jobs_category_sales(), text: m.home_category_sales_text() },
    { id: 'customer_service', name: m.jobs_category_customer_service(), text: m.home_category_customer_service_text() },
  ];
  return (
    <Section title={m.home_categories_title()} isWide>
      <ul className="grid gap-6 md:grid-cols-3">
        {categories.map(({ id, name, text }) => (
          <li key={id} className="relative border-l-2 border-line pl-5 transition-colors hover:border-accent">
            <h3 className="font-serif text-lg font-medium hyphens-auto">
              <Link to={href(paths.jobs(), { category: id })} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Hero() {
  return (
    <div className="page-width grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center lg:gap-x-16 lg:py-24">
      <div>
        <h1 className="max-w-[18ch] md:text-4xl">{m.home_title()}</h1>
        <p className="mt-5 max-w-[34rem] text-soft md:text-lg">{m.home_lead()}</p>
        <JobSearch />
      </div>
      <MatchExample />
    </div>
  );
}

/** A plain GET form. */
function JobSearch() {
  return (
    <form
      method="get"
      action={href(paths.jobs())}
      role="search"
      data-lean
      className="mt-8 grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-end md:gap-3"
    >
      <WordsField />
      <WhereField />
      <NativeSelect
        label={m.home_search_language()}
        name="language"
        options={languageOptions()}
        emptyLabel={m.home_search_any_language()}
      />
      <Button type="submit">{m.jobs_search_submit()}</Button>
    </form>
  );
}

function languageOptions(): Option[] {
  const locale = getLocale();
  return locales
    .map((code) => ({ value: code, label: listedLanguageName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

function HowItWorks() {
  return (
    <section aria-labelledby="how" className="page-width py-12 md:py-20">
      <h2 id="how">{m.home_steps_title()}</h2>
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:gap-0 md:divide-x md:divide-line">
        <Steps
          title={m.home_steps_seekers()}
          steps={[m.home_steps_seekers_1(), m.home_steps_seekers_2(), m.home_steps_seekers_3()]}
          link={{ label: m.home_steps_seekers_link(), to: href(paths.register()) }}
        />
        <Steps
          title={m.home_steps_employers()}
          steps={[m.home_steps_employers_1(), m.home_steps_employers_2(), m.home_steps_employers_3()]}
          link={{ label: m.home_steps_employers_link(), to: href(paths.forEmployers()) }}
        />
      </div>
    </section>
  );
}

interface StepsProps {
  title: string;
  steps: string[];
  link: { label: string; to: string };
}

function Steps({ title, steps, link }: StepsProps) {
  return (
    <div className="flex flex-col items-start md:first:pr-12 md:last:pl-12">
      <h3>{title}</h3>
      <ol className="mt-5 mb-8 list-decimal space-y-4 pl-8 marker:font-serif marker:text-xl marker:text-accent">
        {steps.map((step) => (
          <li key={step} className="pl-2 text-lg">
            {step}
          </li>
        ))}
      </ol>
      <ButtonLink to={link.to} variant="outline" className="mt-auto">
        {link.label}
      </ButtonLink>
    </div>
  );
}

function MatchExample() {
  return (
    <figure className="rounded-card border border-line bg-surface">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-soft md:px-6">
        {m.home_example_caption()}
      </figcaption>
      <dl className="space-y-5 px-5 py-5 md:px-6">
        <Row term={m.home_example_you()}>
          <LanguageChip language="de" level="C1" />
          <LanguageChip language="en" level="C1" />
        </Row>
        <Row term={m.home_example_job()}>
          <LanguageChip language="de" level="B2" state="met" />
          <LanguageChip language="en" level="C1" state="met" />
          <LanguageChip language="it" level="A2" state="not_stated" isPlus />
        </Row>
      </dl>
      <p className="border-t border-line px-5 py-4 md:px-6">
        <strong className="font-serif text-lg font-medium text-accent">{m.home_example_result()}</strong>{' '}
        <span className="text-soft">{m.home_example_reason()}</span>
      </p>
    </figure>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="mt-2 flex flex-wrap gap-2">{children}</dd>
    </div>
  );
}

function NewestJobs({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Section
      title={m.home_newest_title()}
      isWide
      aside={
        <Link to={href(paths.jobs())} className="mt-3 inline-block">
          {m.home_newest_all()}
        </Link>
      }
    >
      {jobs.length > 0 ? (
        <JobList jobs={jobs} isInColumns />
      ) : (
        <EmptyState
          level={3}
          title={m.home_newest_empty()}
          action={
            <ButtonLink to={href(paths.forEmployers())} variant="outline">
              {m.home_newest_empty_action()}
            </ButtonLink>
          }
        >
          {m.home_newest_empty_text()}
        </EmptyState>
      )}
    </Section>
  );
}
