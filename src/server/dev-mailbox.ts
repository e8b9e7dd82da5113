import { Hono } from 'hono';
import { html } from 'hono/html';

import { isLocale } from '#contract/locales.ts';

import { plainPage } from './plain-page.ts';
import type { Db } from './platform/db/database.ts';
import { notFound } from './platform/http/refusal.ts';
import { isOfThisMachine } from './platform/http/this-machine.ts';
import './platform/mail/table.ts';
import { isId } from './platform/id.ts';
import type { Env } from './request-context.ts';

const SHOWN = 100;

/** Shows the outbox, in development and the demo only, to users of this machine. */
export function devMailbox(db: Db): Hono<Env> {
  const columns = ['id', 'to_name', 'to_address', 'subject', 'status', 'created_at', 'locale'] as const;
  return new Hono<Env>()
    .use(async (context, next) => {
      if (!isOfThisMachine(context.env?.incoming)) throw notFound();
      await next();
    })
    .get('/', async (context) =>
      context.html(
        listPage(await db.selectFrom('mail').select(columns).orderBy('created_at', 'desc').limit(SHOWN).execute()),
      ),
    )
    .get('/:id', async (context) => {
      const id = context.req.param('id');
      const mail = isId(id)
        ? await db
            .selectFrom('mail')
            .select([...columns, 'html', 'text'])
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined;
      if (!mail) throw notFound();
      return context.html(mailPage(mail));
    });
}

interface ListedMail {
  id: string;
  to_name: string;
  to_address: string;
  subject: string;
  status: string;
  locale: string;
  created_at: Date;
}

const page = (title: string, content: unknown) => plainPage({ locale: 'en', title, content });

const facts = (mail: ListedMail) =>
  html`<p>
    ${mail.created_at.toISOString()} · ${mail.to_name} &lt;${mail.to_address}&gt; · ${mail.locale} · ${mail.status}
  </p>`;

const listPage = (mails: ListedMail[]) =>
  page(
    'Mailbox',
    mails.length === 0
      ? html`<p>No mail was written yet.</p>`
      : mails.map(
          (mail) =>
            html`<section>
              <h2><a href="/dev/mailbox/${mail.id}">${mail.subject}</a></h2>
              ${facts(mail)}
            </section>`,
        ),
  );

function mailPage(mail: ListedMail & { html: string | null; text: string | null }) {
  const language = isLocale(mail.locale) ? mail.locale : 'en';
  const content =
    mail.html === null || mail.text === null
      ? html`<p>It was sent, and its text is no longer kept.</p>`
      : html`<pre lang="${language}" style="white-space: pre-wrap; overflow-wrap: anywhere">${linked(mail.text)}</pre>
          <iframe
            title="${mail.subject}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcdoc="${mail.html}"
            style="width: 100%; height: 44rem; border: 1px solid #ccc"
          ></iframe>`;
  return page(
    mail.subject,
    html`<p><a href="/dev/mailbox">All mails</a></p>
      ${facts(mail)}${content}`,
  );
}

const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
