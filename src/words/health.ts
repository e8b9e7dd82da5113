import type { Figures } from '#contract/admin/figures.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const partWords: Record<keyof Figures['health'], Word> = {
  database: m.admin_health_database,
  queue: m.admin_health_queue,
  mail: m.admin_health_mail,
  storage: m.admin_health_storage,
  backups: m.admin_health_backups,
  tasks: m.admin_health_tasks,
  translation: m.admin_health_translation,
};
