import { z } from 'zod';

import { emailSchema } from '#contract/accounts/accounts.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { jobFilters } from '#contract/jobs/job-search.ts';
import { alertFrequencies } from '#contract/jobs/search-choices.ts';
import { CONFIRM_DAYS, SEARCH_NAME_MAX } from '#contract/limits.ts';
import { subscriptionToken } from '#contract/notifications/notifications.ts';
import { problemDataSchema } from '#contract/problem-schemas.ts';
import { problems } from '#contract/problems.ts';
import { forAnyone, forSignedIn } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

export const SAVED_SEARCHES_MAX = 50;
export const ALERTS_OF_ADDRESS_MAX = 10;

/** The publication date and the place in a list are meaningless for future jobs. */
export const savedFilters = jobFilters.omit({ posted_within: true });
export type SavedFilters = z.infer<typeof savedFilters>;

/** The languages of signed-out users are unknown. */
const alertFilters = savedFilters.omit({ qualified: true });

const frequency = z.enum(alertFrequencies);

const searchFacts = {
  filters: savedFilters,
  /** The filters in words, in the reader's language. */
  summary: z.string(),
  frequency,
  isPaused: z.boolean(),
};

export const savedSearchSchema = z.object({
  id: z.uuid(),
  /** May be empty. */
  name: z.string(),
  ...searchFacts,
  createdAt: z.iso.datetime(),
});

export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** An alert of an account or of an address, for anyone with the link in its emails. */
const jobAlertSchema = z.object({
  ...searchFacts,
  isConfirmed: z.boolean(),
  /** A user's saved search, which no link can delete. */
  isSavedSearch: z.boolean(),
});

export type JobAlert = z.infer<typeof jobAlertSchema>;

export const jobAlertInput = z.strictObject({
  email: emailSchema,
  filters: alertFilters,
  frequency,
  /** The language of the words and of the emails. */
  locale: localeSchema.optional(),
});

const name = lineSchema(SEARCH_NAME_MAX);
const byId = z.strictObject({ id: z.uuid() });
const byToken = z.strictObject({ token: subscriptionToken });
/** `all`: every search that is emailed to the same recipient. */
const ending = byToken.extend({ all: z.boolean().optional() });
const done = z.object({ done: z.literal(true) });
const unknownToken = { NOT_FOUND: { status: problems.NOT_FOUND, data: problemDataSchema } };

const tags = ['Saved searches'];

export const savedSearchesContract = {
  list: forSignedIn
    .route({ method: 'GET', path: '/me/saved-searches', summary: 'List your saved searches, latest first', tags })
    .output(z.array(savedSearchSchema)),
  add: forSignedIn
    .route({
      method: 'POST',
      path: '/me/saved-searches',
      summary: 'Save a search',
      description: `You get its new jobs by email. 409 \`too_many_searches\` beyond ${SAVED_SEARCHES_MAX} searches.`,
      tags,
      successStatus: 201,
    })
    .input(z.strictObject({ name: name.optional(), filters: savedFilters, frequency, locale: localeSchema.optional() }))
    .output(savedSearchSchema),
  update: forSignedIn
    .route({ method: 'PATCH', path: '/me/saved-searches/{id}', summary: 'Change or pause a saved search', tags })
    .input(
      byId.extend({
        name: name.optional(),
        filters: savedFilters.optional(),
        frequency: frequency.optional(),
        isPaused: z.boolean().optional(),
        locale: localeSchema.optional(),
      }),
    )
    .output(savedSearchSchema),
  remove: forSignedIn
    .route({ method: 'DELETE', path: '/me/saved-searches/{id}', summary: 'Delete a saved search', tags })
    .input(byId)
    .output(done),
};

export const jobAlertsContract = {
  request: forAnyone
    .route({
      method: 'POST',
      path: '/job-alerts',
      summary: 'Request a job alert for an email address',
      description: `Emails the new jobs of a search, once the owner of the address has confirmed. The answer says nothing about the address. Up to ${ALERTS_OF_ADDRESS_MAX} alerts for an address; the link in the email works for ${CONFIRM_DAYS} days.`,
      tags,
    })
    .input(jobAlertInput)
    .output(done),
  read: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/job-alerts/read',
      summary: 'Get the job alert of a link in an email',
      description: 'Changes nothing.',
      tags,
    })
    .input(byToken)
    .output(jobAlertSchema),
  confirm: forAnyone
    .errors(unknownToken)
    .route({ method: 'POST', path: '/job-alerts/confirm', summary: 'Confirm a job alert', tags })
    .input(byToken)
    .output(jobAlertSchema),
  update: forAnyone
    .errors(unknownToken)
    .route({ method: 'POST', path: '/job-alerts/change', summary: 'Change or pause a job alert', tags })
    .input(byToken.extend({ frequency: frequency.optional(), isPaused: z.boolean().optional() }))
    .output(jobAlertSchema),
  end: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/job-alerts/end',
      summary: 'End a job alert',
      description: 'Deletes the alert of an address; pauses the saved search of an account.',
      tags,
    })
    .input(byToken)
    .output(done),
  /** Email programs call it too (RFC 8058). */
  unsubscribe: forAnyone
    .errors(unknownToken)
    .route({
      method: 'POST',
      path: '/job-alerts/{token}/unsubscribe',
      summary: 'Pause a job alert, or all alerts of its recipient, with the link in an email',
      tags,
    })
    .input(ending)
    .output(done),
};
