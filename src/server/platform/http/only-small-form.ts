import { bodyLimit } from 'hono/body-limit';

import { Refusal } from './refusal.ts';

const FORM_BYTES = 16 * 1024;

/** For forms of pages without script. */
export const onlySmallForm = bodyLimit({
  maxSize: FORM_BYTES,
  onError: () => {
    throw new Refusal('TOO_LARGE');
  },
});
