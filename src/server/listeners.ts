import type { Listeners } from './facts.ts';
import { tellOfApplication, tellOfChange } from './features/notifications/applications.ts';

/** Who listens to which facts. Features on the left of the walls tell; those on the right of them listen. */
export const listeners: Listeners = {
  'application.received': [tellOfApplication],
  'application.changed': [tellOfChange],
};
