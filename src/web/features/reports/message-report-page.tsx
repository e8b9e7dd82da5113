import { data } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { senderName } from '#web/features/messaging/message-words.ts';

import type { Route } from './+types/message-report-page';
import { ReportOf } from './report-of.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.reports_title_message() : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requirePerson(args);
  const { api } = requestOf(args.context);
  const { applicationId: id, seq } = args.params;
  // A position in a thread: 1, 2, 3, …
  if (!/^[1-9]\d{0,8}$/.test(seq)) throw data(null, 404);
  const [thread, { messages }] = await Promise.all([
    orNotFound(api.messages.thread({ id })),
    orNotFound(api.messages.list({ id, before: Number(seq) + 1 })),
  ]);
  const message = messages.at(-1);
  if (message?.seq !== Number(seq) || message.sender.side === thread.side || message.isRemoved) throw data(null, 404);
  return { applicationId: id, id: message.id, name: senderName(message.sender), content: message.content };
}

export default function MessageReportPage({ loaderData: { applicationId, id, name, content } }: Route.ComponentProps) {
  return (
    <ReportOf
      subject="message"
      id={id}
      title={m.reports_title_message()}
      about={
        <>
          <strong>{name}</strong>
          {content && (
            <blockquote dir="auto" className="mt-1 line-clamp-6 border-s-2 border-line ps-3 whitespace-pre-wrap">
              {content}
            </blockquote>
          )}
        </>
      }
      back={href(paths.messaging(applicationId))}
      hearsByMail
    />
  );
}
