import { z } from 'zod';

import { feeTermsSchema } from '#contract/clients/fee-terms.ts';
import { currencies } from '#contract/currencies.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployers, orByKey } from '#contract/procedure.ts';
import { daySchema, lineSchema } from '#contract/text.ts';

import {
  invoiceKinds,
  PLACEMENT_PAY_MAX,
  PLACEMENT_SHARES_MAX,
  PLACEMENT_TITLE_MAX,
  placementStates,
} from './placement-choices.ts';

const tags = ['Placements'];
const byId = z.strictObject({ id: z.uuid() });
const reading = orByKey.employers('read_agency');
const pay = z.number().int().min(0).max(PLACEMENT_PAY_MAX);
const day = z.iso.date();

/** In hundredths. */
export const moneySchema = z.object({ amount: z.int(), currency: z.enum(currencies) });

export type Money = z.infer<typeof moneySchema>;

/** Pay is of the first year, in whole units. */
const placementFields = z.strictObject({
  title: lineSchema(PLACEMENT_TITLE_MAX).pipe(z.string().min(1)),
  startsOn: daySchema,
  /** 0: not known yet. */
  fixedPay: pay,
  variablePay: pay,
  currency: z.enum(currencies),
});

const shares = z
  .array(z.strictObject({ userId: z.uuid(), percent: z.number().int().min(1).max(100) }))
  .min(1)
  .max(PLACEMENT_SHARES_MAX)
  .refine((all) => all.reduce((sum, { percent }) => sum + percent, 0) === 100, { params: { code: 'invalid' } })
  .refine((all) => new Set(all.map(({ userId }) => userId)).size === all.length, { params: { code: 'invalid' } });

const newPlacementInput = z.strictObject({
  clientId: z.uuid(),
  /** Of the client. */
  mandateId: z.uuid().nullable(),
  /** Of a person presented for the mandate; null for someone whom the site does not know. */
  presentationId: z.uuid().nullable(),
  ...placementFields.shape,
});

export type NewPlacementInput = z.infer<typeof newPlacementInput>;

const placementInput = placementFields.extend({ shares });

export type PlacementInput = z.infer<typeof placementInput>;

const listedPlacementSchema = z.object({
  id: z.uuid(),
  client: z.object({ id: z.uuid(), name: z.string() }),
  /** Null for someone whom the site does not know, or who was erased. */
  personName: z.string().nullable(),
  title: z.string(),
  state: z.enum(placementStates),
  startsOn: day,
  guaranteeUntil: day.nullable(),
  /** Null until the terms are agreed. */
  fee: moneySchema.nullable(),
  /** What is to be invoiced now. */
  toInvoice: z.enum(invoiceKinds).nullable(),
});

export type ListedPlacement = z.infer<typeof listedPlacementSchema>;

const placementSchema = listedPlacementSchema.extend({
  mandate: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  fixedPay: z.int(),
  variablePay: z.int(),
  currency: z.enum(currencies),
  terms: feeTermsSchema.nullable(),
  endedOn: day.nullable(),
  refund: z.int(),
  shares: z.array(z.object({ userId: z.uuid(), name: z.string(), percent: z.int() })),
  invoices: z.array(
    z.object({ id: z.uuid(), kind: z.enum(invoiceKinds), number: z.string(), issuedOn: day, dueOn: day }),
  ),
  can: z.object({ change: z.boolean(), start: z.boolean(), end: z.boolean(), cancel: z.boolean() }),
});

export type Placement = z.infer<typeof placementSchema>;

const draftSchema = z.object({
  client: z.object({ id: z.uuid(), name: z.string() }),
  mandates: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** People whom the client wants to meet, and who are not placed. */
  presented: z.array(z.object({ presentationId: z.uuid(), mandateId: z.uuid(), name: z.string() })),
});

export type PlacementDraft = z.infer<typeof draftSchema>;

export const placementsContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/agency/placements',
      summary: 'List the placements of the house agency, latest start first',
      tags,
    })
    .input(z.strictObject({ state: z.enum(placementStates).optional(), client: z.uuid().optional(), ...cursorInput }))
    .output(z.object({ placements: z.array(listedPlacementSchema), nextCursor: z.string().nullable() })),
  read: reading
    .route({ method: 'GET', path: '/agency/placements/{id}', summary: 'Get a placement', tags })
    .input(byId)
    .output(placementSchema),
  prepare: forEmployers
    .route({
      method: 'GET',
      path: '/agency/clients/{id}/placement-draft',
      summary: 'List the mandates of a client and the people who can be placed, up to 100 of each',
      tags,
    })
    .input(byId)
    .output(draftSchema),
  create: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements',
      summary: 'Create a placement',
      description:
        'Accepting the application of a presented person creates one by itself. 409 `wrong_status` if the person is already placed.',
      tags,
      successStatus: 201,
    })
    .input(newPlacementInput)
    .output(placementSchema),
  change: forEmployers
    .route({
      method: 'PUT',
      path: '/agency/placements/{id}',
      summary: 'Update a placement before it starts, and recalculate its fee',
      description: 'The shares of consultants add up to 100 percent. 409 `wrong_status` once it has started.',
      tags,
    })
    .input(byId.extend(placementInput.shape))
    .output(placementSchema),
  start: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements/{id}/start',
      summary: 'Record that the person has started',
      description:
        '422 if the day is in the future, or terms or fixed pay are missing. 409 `wrong_status` unless the placement is expected.',
      tags,
    })
    .input(byId)
    .output(placementSchema),
  end: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements/{id}/end',
      summary: 'Record that the person left within the guarantee, and calculate the refund',
      description:
        '422 if the day is before the start or after the guarantee. 409 `wrong_status` unless the placement has started.',
      tags,
    })
    .input(byId.extend({ endedOn: daySchema }))
    .output(placementSchema),
  cancel: forEmployers
    .route({
      method: 'POST',
      path: '/agency/placements/{id}/cancel',
      summary: 'Cancel a placement that has not started',
      description: '409 `wrong_status` once it has started.',
      tags,
    })
    .input(byId)
    .output(placementSchema),
};
