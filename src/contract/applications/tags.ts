import { z } from 'zod';

import { TAG_MAX, TAGS_MAX } from '#contract/limits.ts';
import { forEmployers } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

const names = z.array(lineSchema(TAG_MAX).pipe(z.string().min(1))).max(TAGS_MAX);
const byId = z.strictObject({ id: z.uuid() });
const tags = ['Applications'];

export const tagsContract = {
  known: forEmployers
    .route({
      method: 'GET',
      path: '/me/company/tags',
      summary: 'The tags that the own company has given to applications; 200 at the most',
      tags,
    })
    .output(z.array(z.string())),
  read: forEmployers
    .route({ method: 'GET', path: '/applications/{id}/tags', summary: 'The company’s tags of an application', tags })
    .input(byId)
    .output(z.array(z.string())),
  change: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/tags',
      summary: 'Give tags to an application, or take them away; the applicant never reads them',
      description: `An application has ${TAGS_MAX} at the most (422).`,
      tags,
    })
    .input(byId.extend({ add: names.optional(), remove: names.optional() }))
    .output(z.array(z.string())),
};
