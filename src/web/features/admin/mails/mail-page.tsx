import { data, useRevalidator } from 'react-router';

import { mailKindNames } from '#contract/mail-texts/mail-text-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { BackLink } from '#web/ui/back-link.tsx';

import type { Route } from './+types/mail-page';
import { MailState } from './mail-state.tsx';
import { TextsForm } from './texts-form.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? loaderData.mail.name : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const kind = mailKindNames.find((known) => known === args.params.kind);
  if (!kind) throw data(null, 404);
  const { api, locale } = requestOf(args.context);
  const mail = await api.admin.mailTexts.read({ kind });
  const { came, own } = mail.texts[locale];
  // Ignores texts that an update has made invalid.
  const preview = await api.admin.mailTexts.preview({ kind, locale, texts: { ...came, ...own } }).catch(() => null);
  return { mail, locale, preview };
}

export default function MailPage({ loaderData: { mail, locale, preview } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminMails())}>{m.admin_mails()}</BackLink>
      <h1 className="mt-4 wrap-anywhere">{mail.name}</h1>
      <MailState mail={mail} />
      <TextsForm key={mail.kind} first={locale} onSaved={revalidate} {...{ mail, preview }} />
    </div>
  );
}
