import { Refusal } from '../../platform/http/refusal.ts';
import { procedures } from '../../procedures.ts';

const missing = () => {
  throw new Refusal('UNAVAILABLE');
};

export const accountsApi = {
  register: procedures.accounts.register.handler(missing),
  login: procedures.accounts.login.handler(missing),
  logout: procedures.accounts.logout.handler(missing),
  checkEmail: procedures.accounts.checkEmail.handler(missing),
  resendVerification: procedures.accounts.resendVerification.handler(missing),
  confirm: procedures.accounts.confirm.handler(missing),
  forgotPassword: procedures.accounts.forgotPassword.handler(missing),
  resetPassword: procedures.accounts.resetPassword.handler(missing),
  changePassword: procedures.accounts.changePassword.handler(missing),
  changeEmail: procedures.accounts.changeEmail.handler(missing),
  sessions: procedures.accounts.sessions.handler(missing),
  endSession: procedures.accounts.endSession.handler(missing),
  me: procedures.accounts.me.handler(missing),
  updateMe: procedures.accounts.updateMe.handler(missing),
};
