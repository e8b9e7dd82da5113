import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import type { Figures as Counts } from '#contract/site/site.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { useLanguages } from '#web/app/languages.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { ProductPicture } from '#web/features/site/product-picture.tsx';
import { Section } from '#web/features/site/section.tsx';
import { Card } from '#web/ui/card.tsx';
import { listedLanguageName, ownLanguageName } from '#web/ui/language-level.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/about-page';
import { roundedFigure } from './rounded-figure.ts';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.app_about(), description: m.about_lead() });

export async function loader({ context }: Route.LoaderArgs) {
  const request = requestOf(context);
  request.cacheUntilInvalidated('settings', 'jobs', 'profiles');
  return { figures: await request.api.site.figures() };
}

/** The about page (specification, section 2). */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite();
  return (
    <>
      <div className="page-width pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="md:text-4xl">{m.about_title({ name })}</h1>
        <p className="mt-5 max-w-[38rem] text-lg text-soft">{m.about_lead()}</p>
        <Figures figures={loaderData.figures} />
      </div>
      <Section title={m.about_mission_title()}>
        <p className="max-w-[34rem] font-serif text-xl">{m.about_mission_1()}</p>
        <p className="mt-5 max-w-[38rem] text-soft">{m.about_mission_2({ name })}</p>
      </Section>
      <div className="page-width pb-12 md:pb-16">
        <ProductPicture name="jobs" alt={m.about_picture()} />
      </div>
      <Fields />
      <SiteLanguages />
      <Join />
      <Contact />
    </>
  );
}

function Fields() {
  const fields = [
    {
      id: 'account_management',
      name: m.jobs_category_account_management(),
      text: m.about_field_account_management_text(),
    },
    { id: 'sales', name: m.jobs_category_sales(), text: m.about_field_sales_text() },
    { id: 'customer_service', name: m.jobs_category_customer_service(), text: m.about_field_customer_service_text() },
  ];
  return (
    <Section title={m.about_fields_title()}>
      <div className="divide-y divide-line">
        {fields.map(({ id, name, text }) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <h3 className="font-serif text-lg font-medium">
              <Link to={href(paths.jobs(), { category: id })}>{name}</Link>
            </h3>
            <p className="text-soft">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The counted figures; zeros are left out. */
function Figures({ figures: { jobs, candidates, languages, countries } }: { figures: Counts }) {
  const locale = getLocale();
  const figures = [
    { figure: roundedFigure(jobs, locale), label: m.about_figure_jobs({ count: jobs }) },
    { figure: roundedFigure(candidates, locale), label: m.about_figure_candidates({ count: candidates }) },
    { figure: roundedFigure(languages, locale), label: m.about_figure_languages({ count: languages }) },
    { figure: roundedFigure(countries, locale), label: m.about_figure_countries({ count: countries }) },
  ];
  return (
    <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6 md:mt-14 md:gap-x-20">
      {figures.map(
        ({ figure, label }) =>
          figure && (
            <div key={label} className="flex min-w-28 flex-col-reverse border-l-2 border-accent pl-4">
              <dt className="text-soft">{label}</dt>
              <dd className="font-serif text-4xl">{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Join() {
  return (
    <Section title={m.about_join_title()}>
      <div className="grid gap-5 md:grid-cols-2">
        <Audience title={m.about_seekers_title()} text={m.about_seekers_text()}>
          <ButtonLink to={href(paths.register())}>{m.about_seekers_action()}</ButtonLink>
          <Link to={href(paths.jobs())}>{m.app_browse_jobs()}</Link>
        </Audience>
        <Audience title={m.about_employers_title()} text={m.about_employers_text()}>
          <ButtonLink to={href(paths.register(), { as: 'employer' })} variant="outline">
            {m.employers_create_account()}
          </ButtonLink>
          <Link to={href(paths.forEmployers())}>{m.about_employers_more()}</Link>
        </Audience>
      </div>
    </Section>
  );
}

function Audience({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col">
      <h3 className="font-serif text-lg font-medium">{title}</h3>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      <div className="mt-auto flex flex-col items-start gap-4">{children}</div>
    </Card>
  );
}

function SiteLanguages() {
  return (
    <Section
      title={m.about_languages_title()}
      aside={<p className="mt-3 max-w-[30rem] text-soft">{m.about_languages_text()}</p>}
    >
      <ul className="grid grid-cols-2 gap-x-8 gap-y-5 md:grid-cols-3">
        {useLanguages().map((language) => (
          <li key={language}>
            <span lang={language} className="block font-serif text-xl md:text-2xl">
              {ownLanguageName(language)}
            </span>
            {language !== getLocale() && <span className="text-sm text-soft">{listedLanguageName(language)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contact() {
  const { contactEmail, contactPhone } = useSite();
  if (!contactEmail && !contactPhone) return null;
  return (
    <Section title={m.about_contact_title()}>
      <dl className="flex flex-wrap gap-x-16 gap-y-5">
        {contactEmail && <Way label={m.about_contact_email()} to={`mailto:${contactEmail}`} text={contactEmail} />}
        {contactPhone && (
          <Way label={m.about_contact_phone()} to={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} text={contactPhone} />
        )}
      </dl>
    </Section>
  );
}

function Way({ label, to, text }: { label: string; to: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="text-lg">
        <a href={to}>{text}</a>
      </dd>
    </div>
  );
}
