import { useRef, useState, createElement, useEffect } from 'react';

import { locales, type Locale } from '#contract/locales.ts';
import { companyFeedPath } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { useLanguages } from '#web/app/languages.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import { CompanyPart } from '../company-part.tsx';
import type { Route } from './+types/own-site-page';
import { type ShownCompany, widgetLine, WIDGET_HEIGHT } from './widget-line.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.own_site_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const company = (await requestOf(args.context).api.teams.mine()).find(({ isCurrent }) => isCurrent);
  if (!company) return { company };
  const { name, slug } = company;
  const { languages } = await requestOf(args.context).api.site.read();
  const links = languages.map((locale) => ({ locale, text: m.company_jobs_all({ name }, { locale }) }));
  return { company: { name, slug, links } };
}

/** The line of HTML that shows the current company's open jobs on its own website. */
export default function OwnSitePage({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.own_site_title()}
      about={m.own_site_about({ company: company?.name ?? '' })}
      none={m.own_site_none()}
    >
      {company && (
        <div key={company.slug} className="flex max-w-[48rem] flex-col gap-10">
          <Widget company={company} />
          <Look />
        </div>
      )}
    </CompanyPart>
  );
}

function Widget({ company }: { company: ShownCompany }) {
  const { origin } = useSite();
  const [locale, setLocale] = useState(getLocale());
  const line = widgetLine(company, locale, origin);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <div className="flex flex-col items-start gap-5">
        <NativeSelect
          className="w-full max-w-[20rem]"
          label={m.own_site_language()}
          options={useLanguages().map((value) => ({ value, label: ownLanguageName(value) }))}
          value={locale}
          onChange={({ target }) => setLocale(locales.find((one) => one === target.value) ?? locale)}
        />
        <TextArea
          ref={field}
          label={m.own_site_code()}
          hint={m.own_site_code_hint()}
          readOnly
          rows={6}
          value={line}
          className="w-full"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton variant="secondary" text={line} shownIn={field} copied={m.own_site_copied()}>
          {m.own_site_copy()}
        </CopyButton>
      </div>
      <section aria-labelledby="preview">
        <h2 id="preview">{m.own_site_preview()}</h2>
        <WidgetPreview slug={company.slug} locale={locale} />
      </section>
      <section aria-labelledby="json">
        <h2 id="json">{m.own_site_json()}</h2>
        <p className="mt-2">{m.own_site_json_about()}</p>
        <p className="mt-2 break-all">
          <a href={companyFeedPath(company.slug, locale)}>{origin + companyFeedPath(company.slug, locale)}</a>
        </p>
      </section>
    </>
  );
}

const variables: [name: string, says: () => string][] = [
  ['--jobs-font', m.own_site_var_font],
  ['--jobs-color', m.own_site_var_color],
  ['--jobs-background', m.own_site_var_background],
  ['--jobs-accent', m.own_site_var_accent],
  ['--jobs-line', m.own_site_var_line],
  ['--jobs-gap', m.own_site_var_gap],
  ['--jobs-radius', m.own_site_var_radius],
];

function Look() {
  const { origin } = useSite();
  return (
    <section aria-labelledby="look">
      <h2 id="look">{m.own_site_look()}</h2>
      <p className="mt-2 mb-4 max-w-[42rem]">{m.own_site_look_about()}</p>
      <dl className="grid max-w-[32rem] gap-x-6 gap-y-2 md:grid-cols-[12rem_minmax(0,1fr)]">
        {variables.map(([name, says]) => (
          <div key={name} className="contents">
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd className="text-soft">{says()}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[42rem] break-words">{m.own_site_strict({ origin })}</p>
    </section>
  );
}

/** The list as other sites show it, rendered by the same script. */
function WidgetPreview({ slug, locale }: { slug: string; locale: Locale }) {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = '/widget.js';
    document.head.append(script);
    return () => script.remove();
  }, []);
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-5">
      {createElement('job-openings', {
        company: slug,
        language: locale,
        style: { display: 'block', height: WIDGET_HEIGHT },
      })}
    </div>
  );
}
