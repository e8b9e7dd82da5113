import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { AcceptTerms, NameFields } from '#web/features/accounts/register-form.tsx';
import { sameSitePath } from '#web/features/accounts/same-site-path.ts';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { withTerms } from '#web/features/accounts/use-register-form.ts';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { Route } from './+types/begin-page';
import { applyHref, readJobToApplyFor } from './apply-href.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? m.applications_apply_title({ title: loaderData.job.title }) : m.app_not_found(),
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api: server, viewer, site, locale } = requestOf(context);
  const next = sameSitePath(url.searchParams.get('next')) ?? applyHref(params.jobId);
  // Until the link is opened, the address may be corrected here.
  const isCorrecting = viewer?.unclaimed?.isConfirmed === false;
  if (viewer && !isCorrecting) throw redirect(next);
  if (!site.appliesWithoutAccount) throw redirect(href(paths.login(), { next }));
  const [job, profile] = await Promise.all([
    readJobToApplyFor(server, applyHref(params.jobId), locale),
    isCorrecting ? server.profiles.mine() : undefined,
  ]);
  if (!job) throw redirect(href(paths.job(params.jobId)));
  return {
    job,
    next,
    known: profile && { firstName: profile.firstName, lastName: profile.lastName, email: viewer?.email ?? '' },
  };
}

/** The first step of applying without an account: who applies, and where the link is sent. */
export default function BeginPage({ loaderData: { job, next, known } }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.applications_apply_title({ title: job.title })}
      lead={m.person_begin_lead({ company: job.company })}
    >
      <BeginForm known={known} next={next} />
      {!known && (
        <p className="mt-8 border-t border-line pt-6">
          {m.auth_have_account()} <Link to={href(paths.login(), { next })}>{m.app_sign_in()}</Link>
        </p>
      )}
    </AccountPage>
  );
}

const resolver = withTerms(
  contractResolver(async () => (await import('#contract/accounts/person-links.ts')).beginPersonInput),
);

function BeginForm({ known, next }: Pick<Route.ComponentProps['loaderData'], 'known' | 'next'>) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['firstName', 'lastName', 'email', 'acceptsTerms'],
    ...(known && { defaultValues: { ...known, acceptsTerms: true as const } }),
    async send(person) {
      await api.personLinks.begin(person);
      // What was sent before waits for a link to the corrected address.
      if (known) await api.personLinks.ask({ email: person.email });
      await leaveFor(next);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem}>
      <NameFields first={form.register('firstName')} last={form.register('lastName')} errors={errors} />
      <TextField
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        isRequired
        errorMessage={errors.email?.message}
        {...form.register('email')}
      />
      <AcceptTerms field={form.register('acceptsTerms')} errorMessage={errors.acceptsTerms?.message} />
      <SubmitButton isPending={isSubmitting}>{m.person_begin_continue()}</SubmitButton>
    </AccountForm>
  );
}
