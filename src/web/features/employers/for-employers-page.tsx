import { Check } from 'lucide-react';

import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { ProductPicture } from '#web/features/site/product-picture.tsx';
import { Section } from '#web/features/site/section.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import type { Route } from './+types/for-employers-page';
import { Benefits } from './benefits.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.app_for_employers(), description: m.employers_lead() });

export function loader({ context }: Route.LoaderArgs) {
  requestOf(context).cacheUntilInvalidated('settings');
}

/** The for-employers page (specification, section 2). */
export default function ForEmployersPage() {
  return (
    <>
      <div className="page-width grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center lg:gap-x-16 lg:py-24">
        <div>
          <h1 className="max-w-[20ch] md:text-4xl">{m.employers_title()}</h1>
          <p className="mt-5 mb-8 max-w-[34rem] text-soft md:text-lg">{m.employers_lead()}</p>
          <Start />
        </div>
        <PostingExample />
      </div>
      <Benefits />
      <Section title={m.employers_picture_title()}>
        <ProductPicture name="review" alt={m.employers_picture()} />
      </Section>
      <Included />
      <section aria-labelledby="start" className="border-t border-line bg-accent-tint">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12 md:py-16">
          <h2 id="start">{m.employers_closing_title()}</h2>
          <Start />
        </div>
      </section>
    </>
  );
}

function Start() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ButtonLink to={href(paths.register(), { as: 'employer' })}>{m.employers_create_account()}</ButtonLink>
      <p className="text-sm">
        {m.employers_have_account()} <Link to={href(paths.login())}>{m.employers_sign_in()}</Link>
      </p>
    </div>
  );
}

function Included() {
  const included = [
    m.employers_included_openings(),
    m.employers_included_verified(),
    m.employers_included_tracking(),
    m.employers_included_languages(),
    m.employers_included_search(),
    m.employers_included_communication(),
  ];
  return (
    <Section title={m.employers_included_title()}>
      <ul className="-mt-3.5 grid gap-x-10 md:grid-cols-2">
        {included.map((item) => (
          <li key={item} className="flex items-baseline gap-3 border-b border-line py-3.5">
            <Check aria-hidden className="size-4 shrink-0 self-center stroke-[2.5] text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}

// A job's title is the employer's text in each language, so it is not in the message catalogue.
const titles: readonly [Locale, string][] = [
  ['en', 'Customer service specialist'],
  ['es', 'Especialista en atención al cliente'],
  ['fr', 'Chargé·e de clientèle'],
  ['de', 'Kundenberater (m/w/d)'],
  ['it', 'Specialista servizio clienti'],
  ['pt', 'Especialista em apoio ao cliente'],
];

function PostingExample() {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-soft md:px-6">
        {m.employers_example_caption()}
      </figcaption>
      <ul className="divide-y divide-line">
        {titles.map(([language, title]) => (
          <li key={language} className="flex items-baseline gap-4 px-5 py-2.5 md:px-6">
            <span className="w-6 shrink-0 text-xs font-semibold text-soft uppercase">{language}</span>
            <span lang={language} className="font-serif text-lg">
              {title}
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t-2 border-accent bg-accent-tint px-5 py-4 font-semibold text-accent-strong md:px-6">
        {m.employers_example_result()}
      </p>
    </figure>
  );
}
