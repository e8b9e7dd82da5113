import { deviceIn } from '#contract/accounts/device.ts';
import { m } from '#generated/paraglide/messages.js';

export const deviceName = (userAgent: string): string =>
  deviceIn(userAgent, { both: m.auth_device, unknown: m.auth_device_unknown });
