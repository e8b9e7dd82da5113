import { keysContract, platformKeysContract } from '#contract/keys/keys.ts';

import { implementing } from '../../procedures.ts';
import {
  createCompanyKey,
  createPlatformKey,
  listCompanyKeys,
  listPlatformKeys,
  revokeCompanyKey,
  revokePlatformKey,
  takeOverCompanyKey,
  takeOverPlatformKey,
} from './keys.ts';

const keys = implementing(keysContract);
const platformKeys = implementing(platformKeysContract);
const done = { done: true } as const;

export const keysApi = {
  list: keys.list.handler(({ context, input }) => listCompanyKeys(context, input.id)),
  create: keys.create.handler(({ context, input }) => createCompanyKey(context, input)),
  takeOver: keys.takeOver.handler(({ context, input }) => takeOverCompanyKey(context, input)),
  revoke: keys.revoke.handler(async ({ context, input }) => {
    await revokeCompanyKey(context, input);
    return done;
  }),
};

export const platformKeysApi = {
  list: platformKeys.list.handler(({ context }) => listPlatformKeys(context)),
  create: platformKeys.create.handler(({ context, input }) => createPlatformKey(context, input)),
  takeOver: platformKeys.takeOver.handler(({ context, input }) => takeOverPlatformKey(context, input.keyId)),
  revoke: platformKeys.revoke.handler(async ({ context, input }) => {
    await revokePlatformKey(context, input.keyId);
    return done;
  }),
};
