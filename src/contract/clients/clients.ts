import { z } from 'zod';

import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { lineSchema, requiredTextSchema } from '#contract/text.ts';

import { CLIENT_NAME_MAX, CLIENT_WORDS_MAX } from './client-choices.ts';
import { clientFields, clientTermsInput, contactsInput } from './client-input.ts';
import { clientEntrySchema, clientSchema, listedClientSchema } from './client-views.ts';

const tags = ['House agency'];
const byId = z.strictObject({ id: z.uuid() });
const reading = orByKey.employers('read_agency');

const named = z.object({ id: z.uuid(), name: z.string() });

export type NamedCompany = z.infer<typeof named>;

export const clientsContract = {
  list: reading
    .route({ method: 'GET', path: '/agency/clients', summary: 'List the clients of the agency by name', tags })
    .input(
      z.strictObject({
        q: lineSchema(CLIENT_NAME_MAX).optional(),
        /** Only those that the reader looks after. */
        mine: z.literal('yes').optional(),
        ...cursorInput,
      }),
    )
    .output(z.object({ clients: z.array(listedClientSchema), nextCursor: z.string().nullable() })),
  companies: forEmployers
    .route({
      method: 'GET',
      path: '/agency/companies',
      summary: 'Find companies on the site that are not clients yet, up to ten by name',
      tags,
    })
    .input(z.strictObject({ q: lineSchema(CLIENT_NAME_MAX) }))
    .output(z.object({ companies: z.array(named) })),
  create: forEmployers
    .route({
      method: 'POST',
      path: '/agency/clients',
      summary: 'Create a client from a company on the site, or as a record of the agency’s own',
      description: 'You become its consultant. 409 `client_known` if the company is a client already.',
      tags,
      successStatus: 201,
    })
    .input(clientFields.pick({ name: true, locale: true }).extend({ companyId: z.uuid().nullable() }))
    .output(clientSchema),
  read: reading
    .route({ method: 'GET', path: '/agency/clients/{id}', summary: 'Get a client with its contacts and terms', tags })
    .input(byId)
    .output(clientSchema),
  change: forEmployers
    .route({ method: 'PUT', path: '/agency/clients/{id}', summary: 'Update a client', tags })
    .input(byId.extend(clientFields.shape))
    .output(clientSchema),
  saveContacts: forEmployers
    .route({ method: 'PUT', path: '/agency/clients/{id}/contacts', summary: 'Replace the contacts of a client', tags })
    .input(byId.extend(contactsInput.shape))
    .output(clientSchema),
  saveTerms: forEmployers
    .route({
      method: 'PUT',
      path: '/agency/clients/{id}/terms',
      summary: 'Update a client’s agreed fee and its address on invoices',
      description: 'Placements that have begun keep the earlier fee.',
      tags,
    })
    .input(byId.extend(clientTermsInput.shape))
    .output(clientSchema),
  handOver: forEmployers
    .route({
      method: 'POST',
      path: '/agency/clients/{id}/hand-over',
      summary: 'Hand a client and its open mandates over to another consultant, who is notified',
      tags,
    })
    .input(byId.extend({ userId: z.uuid() }))
    .output(clientSchema),
  note: forEmployers
    .route({
      method: 'POST',
      path: '/agency/clients/{id}/entries',
      summary: 'Add a note about a call, or another note, to a client',
      tags,
    })
    .input(
      byId.extend({
        kind: z.enum(['call', 'note']),
        words: requiredTextSchema(CLIENT_WORDS_MAX),
        mandateId: z.uuid().nullable(),
      }),
    )
    .output(clientEntrySchema),
  entries: reading
    .route({
      method: 'GET',
      path: '/agency/clients/{id}/entries',
      summary: 'List what happened with a client, latest first',
      tags,
    })
    .input(byId.extend(cursorInput))
    .output(z.object({ entries: z.array(clientEntrySchema), nextCursor: z.string().nullable() })),
  jobs: forEmployers
    .route({
      method: 'GET',
      path: '/agency/clients/{id}/jobs',
      summary: 'List the open jobs of a client on the site that have no open mandate',
      tags,
    })
    .input(byId)
    .output(z.object({ jobs: z.array(z.object({ id: z.uuid(), title: z.string() })) })),
};
