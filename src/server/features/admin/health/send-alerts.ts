import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx, type TxCtx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import type { Disks } from '../../../platform/disk-space.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE, type RenderedEmail } from '../../../platform/mail/outbox.ts';
import { sendOnce } from '../../../platform/mail/send-once.ts';
import type { Parts } from '../../../platform/parts/parts.ts';
import { findActingAdministrators } from '../../accounts/administrators.ts';
import '../../accounts/table.ts';
import '../../profiles/table.ts';
import { emailLook } from '../../settings/email-look.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { alertWords } from './alert-words.ts';
import { findAlerts, type Alert } from './alerts.ts';
import './table.ts';

export interface AlertCtx extends Ctx {
  config: Config;
  mailFrom: Config['mailFrom'];
  disks: () => Promise<Disks>;
  parts: Pick<Parts, 'list'>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A restart is not worth an email. */
const DOWN_AFTER = 10 * MINUTE;
/** A problem that comes and goes is not over. */
const OVER_AFTER = HOUR;

/**
 * Emails administrators about problems, once a day at most, and once when they are over. For a cron job; of several
 * concurrent runs, one sends the emails.
 */
export async function sendAlerts(ctx: AlertCtx): Promise<void> {
  const { config } = ctx;
  // A demo's administrator is invented.
  if (config.demo) return;
  const alerts = await findAlerts(ctx, ctx, downParts(ctx));
  const emails = await inTransaction(ctx, async (tx) => {
    const isNew = await noteCheck(tx, config, alerts.length > 0);
    return isNew ? writeEmails(tx, alerts) : [];
  });
  await Promise.all(emails.map((email) => send(ctx, email)));
}

const downParts = ({ clock, parts }: AlertCtx) =>
  parts
    .list()
    .filter(({ isUp, since }) => !isUp && clock.now().getTime() - since.getTime() >= DOWN_AFTER)
    .map(({ name }) => name);

/** Records the problems found. @returns whether administrators have to be emailed, which is recorded too */
async function noteCheck(tx: TxCtx, config: Config, isRed: boolean): Promise<boolean> {
  const now = tx.clock.now();
  const canTell = config.smtpUrl !== undefined || config.alertSmtpUrl !== undefined;
  await tx.db
    .insertInto('health_watch')
    .values({ is_told: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const watch = await tx.db.selectFrom('health_watch').selectAll().forUpdate().executeTakeFirstOrThrow();
  const isLate = (since: Date | null, wait: number) => since === null || now.getTime() - since.getTime() >= wait;
  const isDue = isRed ? isLate(watch.told_at, DAY) : watch.is_told && isLate(watch.red_at, OVER_AFTER);
  const isNew = canTell && isDue;
  await tx.db
    .updateTable('health_watch')
    .set({
      backups_since: config.backups.folder === undefined ? null : (watch.backups_since ?? now),
      ...(isRed && { red_at: now }),
      ...(isNew && (isRed ? { told_at: now, is_told: true } : { is_told: false })),
    })
    .execute();
  return isNew;
}

/** For each administrator who can act, in their language. */
async function writeEmails(tx: TxCtx, alerts: readonly Alert[]): Promise<RenderedEmail[]> {
  const userIds = await findActingAdministrators(tx.db);
  if (userIds.length === 0) return [];
  const settings = await tx.settings();
  const people = await tx.db
    .selectFrom('user_account as account')
    .innerJoin('profile', 'profile.user_id', 'account.id')
    .select(['account.id', 'account.email', 'profile.first_name', 'profile.last_name', 'profile.preferred_locale'])
    .$narrowType<{ email: string }>()
    .where('account.id', 'in', userIds)
    .execute();
  return Promise.all(
    people.map(async ({ id, email, first_name: firstName, last_name: lastName, preferred_locale: preferred }) => {
      const locale = offeredLocale(settings, preferred);
      return {
        to: { userId: id, name: `${firstName} ${lastName}`.trim(), address: email },
        about: QUOTES_NO_ONE,
        locale,
        ...(await writeAlerts(tx, alerts, firstName, locale)),
        // The next one replaces it if it cannot be sent for that long.
        removeAt: new Date(tx.clock.now().getTime() + DAY),
      };
    }),
  );
}

async function writeAlerts(tx: TxCtx, alerts: readonly Alert[], name: string, locale: Locale) {
  const { renderEmail } = await import('../../../platform/mail/layout.tsx');
  const settings = await tx.settings();
  const site = settings['site.name'];
  const options = { locale };
  const isOver = alerts.length === 0;
  const subject = isOver ? m.admin_alert_over_subject({ site }, options) : m.admin_alert_subject({ site }, options);
  const words = alerts.map((alert) => alertWords(alert, locale)).flatMap(({ cause, step }) => [cause, step]);
  const content = {
    locale,
    subject,
    greeting: m.mail_greeting({ name }, options),
    // Two problems may have the same first step.
    paragraphs: [isOver ? m.admin_alert_over_text({}, options) : m.admin_alert_text({}, options), ...new Set(words)],
    action: {
      label: m.admin_alert_open({}, options),
      url: new URL(localizePath(paths.adminHealth(), locale), tx.appUrl).href,
      hint: m.mail_link_hint({}, options),
    },
    footer: m.mail_sent_by({ site }, options),
  };
  return { subject, ...(await renderEmail(content, emailLook(settings, tx.appUrl))) };
}

/**
 * Bypasses the outbox, whose server may be what fails; falls back to it if there is no other server, or that one fails.
 */
async function send(ctx: AlertCtx, email: RenderedEmail): Promise<void> {
  const { alertSmtpUrl } = ctx.config;
  if (alertSmtpUrl !== undefined) {
    const { to, subject, html, text } = email;
    const { isSent, answer } = await sendOnce(alertSmtpUrl, { from: ctx.mailFrom, to, subject, html, text });
    if (isSent) return;
    ctx.log.warn({ answer }, 'the server of ALERT_SMTP_URL did not accept an email');
  }
  await inTransaction(ctx, (tx) => enqueueRenderedEmail(tx, email));
}
