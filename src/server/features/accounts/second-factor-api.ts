import { secondFactorContract } from '#contract/accounts/second-factor.ts';

import { implementing } from '../../procedures.ts';
import type { Accounts } from './accounts.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

const secondFactor = implementing(secondFactorContract);

export const secondFactorApi = ({ encryption }: Accounts) => ({
  read: secondFactor.read.handler(({ context }) => readSecondFactor(context)),
  begin: secondFactor.begin.handler(({ context }) => beginSecondFactor({ ...context, encryption })),
  confirm: secondFactor.confirm.handler(async ({ context, input }) => ({
    recoveryCodes: await confirmSecondFactor({ ...context, encryption }, input),
  })),
  renewRecoveryCodes: secondFactor.renewRecoveryCodes.handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes({ ...context, encryption }, input),
  })),
  disable: secondFactor.disable.handler(async ({ context, input }) => {
    await disableSecondFactor({ ...context, encryption }, input);
    return { done: true } as const;
  }),
});
