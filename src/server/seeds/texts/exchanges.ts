import type { MessageSide } from '#contract/messages.ts';

import type { Six } from './six.ts';

/**
 * Some messages that belong together, the company's first. `{first}`, `{name}`: the applicant's; `{host}`, `{sender}`:
 * the first and the whole name of whoever writes for `{company}`; `{title}`: the job's; `{day}`: a working day to come.
 */
export type Exchange = readonly (readonly [side: MessageSide, text: Six])[];
