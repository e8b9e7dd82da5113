import type { MessageSide } from '#contract/messaging/messages.ts';

import type { Six } from './six.ts';

/**
 * Related messages, the company's first. `{first}`, `{name}`: the applicant's; `{host}`, `{sender}`:
 * the first and the full name of the author for `{company}`; `{title}`: the job's; `{day}`: a future working day.
 */
export type Exchange = readonly (readonly [side: MessageSide, text: Six])[];
