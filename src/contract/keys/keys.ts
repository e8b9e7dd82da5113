import { z } from 'zod';

import { KEY_DAYS_MAX, KEY_NAME_MAX, KEYS_MAX, PLATFORM_KEY_DAYS_MAX } from '#contract/limits.ts';
import { forAdmins, forAdminsAgain, forEmployers, forEmployersAgain } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { companyKeyScopes, platformKeyScopes } from './key-scopes.ts';

const tags = ['API keys'];

const facts = {
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key, by which it is recognized. */
  prefix: z.string(),
  /** Its owner: the person who created it, or took it over since. Null once their account is deleted. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null for a key that does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
  /** Its owner may no longer do what it does: it does not work until it is taken over. */
  isStopped: z.boolean(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
};

const companyKeySchema = z.object({ ...facts, scopes: z.array(z.enum(companyKeyScopes)) });
const platformKeySchema = z.object({ ...facts, scopes: z.array(z.enum(platformKeyScopes)) });

export type ApiKey = z.infer<typeof companyKeySchema> | z.infer<typeof platformKeySchema>;

/** Only this answer contains the key itself. */
const shownOnce = { key: z.string() };

const daysSchema = (max: number) => z.number().int().min(1).max(max);

const named = {
  name: lineSchema(KEY_NAME_MAX).pipe(z.string().min(1)),
  /** Null for a key that does not expire. */
  expiresInDays: daysSchema(KEY_DAYS_MAX).nullable(),
};

const distinct = <Scope extends string>(scopes: readonly [Scope, ...Scope[]]) =>
  z.array(z.enum(scopes)).min(1).max(scopes.length);

const companyKeyInput = z.strictObject({ ...named, scopes: distinct(companyKeyScopes) });
const platformKeyInput = z.strictObject({
  ...named,
  expiresInDays: daysSchema(PLATFORM_KEY_DAYS_MAX),
  scopes: distinct(platformKeyScopes),
});

/** For the forms of both. */
export const keyFormInput = z.strictObject({ ...named, scopes: distinct([...companyKeyScopes, ...platformKeyScopes]) });

export type KeyFormInput = z.infer<typeof keyFormInput>;

const ofCompany = z.strictObject({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });
const tooMany = `409 \`too_many_keys\` at ${KEYS_MAX} keys.`;
const works = '409 `wrong_status` for a key that works. Everyone who had the key can use it again, too.';

export const keysContract = {
  list: forEmployers
    .route({
      method: 'GET',
      path: '/companies/{id}/keys',
      summary: 'List the API keys of a company',
      description: 'For its owners.',
      tags,
    })
    .input(ofCompany)
    .output(z.array(companyKeySchema)),
  create: forEmployersAgain
    .route({
      method: 'POST',
      path: '/companies/{id}/keys',
      summary: 'Create an API key of a company',
      description: `Only this answer contains the key itself. ${tooMany}`,
      tags,
      successStatus: 201,
    })
    .input(ofCompany.extend(companyKeyInput.shape))
    .output(companyKeySchema.extend(shownOnce)),
  takeOver: forEmployersAgain
    .route({
      method: 'POST',
      path: '/companies/{id}/keys/{keyId}/take-over',
      summary: 'Take over an API key of a company that stopped because its creator is no longer an owner',
      description: `It works again. ${works}`,
      tags,
    })
    .input(ofCompany.extend({ keyId: z.uuid() }))
    .output(companyKeySchema),
  revoke: forEmployers
    .route({
      method: 'DELETE',
      path: '/companies/{id}/keys/{keyId}',
      summary: 'Revoke an API key of a company immediately',
      tags,
    })
    .input(ofCompany.extend({ keyId: z.uuid() }))
    .output(done),
};

export const platformKeysContract = {
  list: forAdmins
    .route({ method: 'GET', path: '/admin/keys', summary: 'List the API keys of the platform', tags })
    .output(z.array(platformKeySchema)),
  create: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/keys',
      summary: 'Create an API key of the platform',
      description: `Only this answer contains the key itself. ${tooMany}`,
      tags,
      successStatus: 201,
    })
    .input(platformKeyInput)
    .output(platformKeySchema.extend(shownOnce)),
  takeOver: forAdminsAgain
    .route({
      method: 'POST',
      path: '/admin/keys/{keyId}/take-over',
      summary: 'Take over an API key of the platform that stopped because its creator is no longer an administrator',
      description: `It works again. ${works}`,
      tags,
    })
    .input(z.strictObject({ keyId: z.uuid() }))
    .output(platformKeySchema),
  revoke: forAdmins
    .route({
      method: 'DELETE',
      path: '/admin/keys/{keyId}',
      summary: 'Revoke an API key of the platform immediately',
      tags,
    })
    .input(z.strictObject({ keyId: z.uuid() }))
    .output(done),
};
