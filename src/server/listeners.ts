import type { Listeners } from './facts.ts';
import { answerUndecided } from './features/applications/on-job-closing.ts';
import { tellOfApplication, tellOfChange } from './features/notifications/applications.ts';

/** Who listens to which facts. Features on the left of the walls tell; those on the right of them listen. */
export const listeners: Listeners = {
  'job.closing': [answerUndecided],
  'application.received': [tellOfApplication],
  'application.changed': [tellOfChange],
};
