import { FileInput, KeyRound, Unplug } from 'lucide-react';

import type { NotificationData } from '#contract/notifications/notification-data.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { say } from '#web/ui/say.ts';
import { scheduleProblemWords } from '#words/imports.ts';

import type { NoticeWords } from './asking-words.ts';

/** What a company is connected with: another site's jobs, a receiver of webhooks, a program. */
export function connectionWords(
  data: Extract<NotificationData, { kind: 'import_troubled' | 'webhook_disabled' | 'key_stopped' }>,
): NoticeWords {
  switch (data.kind) {
    case 'import_troubled':
      return {
        icon: FileInput,
        title: m.imports_notice_title(),
        text: m.imports_notice_text({ company: data.company_name, reason: say(scheduleProblemWords[data.problem]) }),
        link: { href: href(paths.imports()), label: m.imports_notice_link() },
      };
    case 'webhook_disabled':
      return {
        icon: Unplug,
        title: m.webhooks_notice_title(),
        text: `${data.name} · ${data.company_name}`,
        link: { href: href(paths.webhookLog(data.webhook_id)), label: m.webhooks_notice_link() },
      };
    default:
      return {
        icon: KeyRound,
        title: m.keys_notice_title(),
        text: data.company_name === null ? data.name : `${data.name} · ${data.company_name}`,
        link: {
          href: href(data.company_name === null ? paths.adminKeys() : paths.companyKeys()),
          label: m.keys_notice_link(),
        },
      };
  }
}
