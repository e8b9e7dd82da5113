import { z } from 'zod';

import { forEmployers } from './procedure.ts';

export const handOver = forEmployers
  .route({
    method: 'PUT',
    path: '/jobs/{id}/responsible',
    summary: 'Hand a job over: whom its applications and messages reach',
    description: '422 for who does not recruit for its company.',
    tags: ['Jobs'],
  })
  .input(z.strictObject({ id: z.uuid(), userId: z.uuid() }))
  .output(z.object({ done: z.literal(true) }));
