import { m } from '#generated/paraglide/messages.js';
import { useSite } from '#web/app/site.ts';

/** What a hidden job's company can do about it (Regulation (EU) 2022/2065, article 17). */
export function Objection() {
  const { contactEmail } = useSite();
  return contactEmail ? <p className="mt-1">{m.admin_mail_banned_contact({ contact: contactEmail })}</p> : null;
}
