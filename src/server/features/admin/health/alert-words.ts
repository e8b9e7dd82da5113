import { intlLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { partWords } from '#words/health.ts';
import type { Word } from '#words/word.ts';

import type { PartName } from '../../../platform/parts/parts.ts';
import type { Alert } from './alerts.ts';

export interface AlertWords {
  /** The problem. */
  cause: string;
  /** The first step to take. */
  step: string;
}

const partSteps: Record<PartName, Word> = {
  database: m.admin_alert_part_down_database_step,
  queue: m.admin_alert_part_down_queue_step,
  storage: m.admin_alert_part_down_storage_step,
  mail: m.admin_alert_mails_waiting_step,
  translation: m.admin_alert_part_down_translation_step,
};

export function alertWords(alert: Alert, locale: Locale): AlertWords {
  const options = { locale };
  switch (alert.kind) {
    case 'part_down': {
      const part = partWords[alert.part]({}, options);
      return { cause: m.admin_alert_part_down({ part }, options), step: partSteps[alert.part]({}, options) };
    }
    case 'backup_failed':
      return {
        cause: m.admin_alert_backup_failed(alert, options),
        step: m.admin_alert_backup_failed_step({}, options),
      };
    case 'backup_old': {
      const age = ageText(alert.age, locale);
      return { cause: m.admin_alert_backup_old({ age }, options), step: m.admin_alert_backup_old_step({}, options) };
    }
    case 'backup_missing':
      return { cause: m.admin_alert_backup_missing({}, options), step: m.admin_alert_backup_old_step({}, options) };
    case 'tasks_failed':
      return { cause: m.admin_alert_tasks_failed(alert, options), step: m.admin_alert_retry_step({}, options) };
    case 'disk_full':
      return diskWords(alert, locale);
    default:
      return mailWords(alert, locale);
  }
}

type MailAlert = Extract<Alert, { kind: `mail${string}` }>;

function mailWords(alert: MailAlert, locale: Locale): AlertWords {
  const options = { locale };
  switch (alert.kind) {
    case 'mail_login_refused':
      return {
        cause: m.admin_alert_mail_login_refused(alert, options),
        step: m.admin_alert_mail_login_refused_step({}, options),
      };
    case 'mails_waiting': {
      const age = ageText(alert.age, locale);
      return {
        cause: m.admin_alert_mails_waiting({ age }, options),
        step: m.admin_alert_mails_waiting_step({}, options),
      };
    }
    case 'mails_refused':
      return {
        cause: m.admin_alert_mails_refused(alert, options),
        step: m.admin_alert_mails_refused_step({}, options),
      };
    case 'mails_failed':
      return { cause: m.admin_alert_mails_failed(alert, options), step: m.admin_alert_retry_step({}, options) };
    default:
      return { cause: m.admin_health_no_server({}, options), step: m.admin_health_no_server_text(alert, options) };
  }
}

const steps = { DATA_DIR: m.admin_alert_disk_full_data_step, BACKUP_DIR: m.admin_alert_disk_full_backups_step };

function diskWords({ folder, used }: Extract<Alert, { kind: 'disk_full' }>, locale: Locale): AlertWords {
  const percent = new Intl.NumberFormat(intlLocale(locale), { style: 'percent' });
  return {
    // Rounded down: rounding up would show 99.6 % as full.
    cause: m.admin_alert_disk_full({ folder, used: percent.format(Math.floor(used * 100) / 100) }, { locale }),
    step: steps[folder]({}, { locale }),
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unitOf = (age: number): [unit: string, length: number] => {
  if (age < HOUR) return ['minute', MINUTE];
  return age < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
};

/** "20 minutes", "30 hours", "3 days". */
function ageText(age: number, locale: Locale): string {
  const [unit, length] = unitOf(age);
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(age / length));
}
