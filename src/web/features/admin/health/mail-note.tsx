import type { Health } from '#contract/health.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

/** What held mails mean: a site that lacks its mail server, a demo that needs none, or mails of the time before it. */
export function MailNote({ mail: { isConfigured, hasMailbox, held } }: { mail: Health['mail'] }) {
  if (isConfigured) return held > 0 && <Alert isStatic>{m.admin_health_held_before()}</Alert>;
  if (hasMailbox) {
    return (
      <Alert isStatic action={<a href="/dev/mailbox">{m.admin_health_mailbox_open()}</a>}>
        {m.admin_health_mailbox()}
      </Alert>
    );
  }
  return (
    <Alert variant="attention" isStatic title={m.admin_health_no_server()}>
      {m.admin_health_no_server_text({ count: held })}
    </Alert>
  );
}
