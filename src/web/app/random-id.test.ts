import { expect, test } from 'vitest';
import { z } from 'zod';

import { newRandomId } from './random-id.ts';

test('is a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 1_000 }, newRandomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
