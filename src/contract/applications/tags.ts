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
      summary: 'List the tags on applications to your current company, up to 200',
      tags,
    })
    .output(z.array(z.string())),
  read: forEmployers
    .route({
      method: 'GET',
      path: '/applications/{id}/tags',
      summary: 'List the company’s tags on an application',
      tags,
    })
    .input(byId)
    .output(z.array(z.string())),
  change: forEmployers
    .route({
      method: 'POST',
      path: '/applications/{id}/tags',
      summary: 'Add tags to an application, or remove them',
      description: `Applicants never see tags. 422 beyond ${TAGS_MAX} tags on an application.`,
      tags,
    })
    .input(byId.extend({ add: names.optional(), remove: names.optional() }))
    .output(z.array(z.string())),
};
