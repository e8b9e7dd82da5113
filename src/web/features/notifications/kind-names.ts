import type { NotificationType } from '#contract/notifications.ts';
import { m } from '#generated/paraglide/messages.js';

const names: Record<NotificationType, () => string> = {
  application: m.notifications_kind_application,
  status_change: m.notifications_kind_status_change,
  message: m.notifications_kind_message,
  other: m.notifications_kind_other,
};

export const kindName = (type: NotificationType): string => names[type]();
