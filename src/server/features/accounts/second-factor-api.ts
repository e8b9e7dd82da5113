import { secondFactorContract } from '#contract/accounts/second-factor.ts';

import { implementing } from '../../procedures.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

const secondFactor = implementing(secondFactorContract);

export const secondFactorApi = {
  read: secondFactor.read.handler(({ context }) => readSecondFactor(context)),
  begin: secondFactor.begin.handler(({ context }) => beginSecondFactor(context)),
  confirm: secondFactor.confirm.handler(async ({ context, input }) => ({
    recoveryCodes: await confirmSecondFactor(context, input),
  })),
  renewRecoveryCodes: secondFactor.renewRecoveryCodes.handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context, input),
  })),
  disable: secondFactor.disable.handler(async ({ context, input }) => {
    await disableSecondFactor(context, input);
    return { done: true } as const;
  }),
};
