import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contract } from '#contract/contract.ts';
import type { Access } from '#contract/procedure.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson } from '#test/support/people.ts';

/**
 * Who may call what at all (product.md, "Who may do what"); a procedure of the contract that stands in no row fails the
 * test. What they then see and may do is decided by the object, and tested beside each feature's access.ts.
 */
const doors: Record<Access, string[]> = {
  anyone: [
    'site.read',
    'site.figures',
    'accounts.register',
    'accounts.login',
    'accounts.logout',
    'accounts.checkEmail',
    'accounts.resendVerification',
    'accounts.confirm',
    'accounts.forgotPassword',
    'accounts.resetPassword',
    'companies.read',
    'files.download',
    'jobs.search',
    'jobs.suggest',
    'jobs.read',
    'jobs.readEnded',
    'jobs.similar',
    'jobs.countView',
    'jobs.report',
    'notifications.subscription',
    'notifications.unsubscribe',
  ],
  signed_in: [
    'accounts.changePassword',
    'accounts.changeEmail',
    'accounts.sessions',
    'accounts.endSession',
    'accounts.me',
    'accounts.updateMe',
    'profiles.mine',
    'profiles.read',
    'profiles.update',
    'files.upload',
    'files.remove',
    'applications.read',
    'messages.conversations',
    'messages.thread',
    'messages.list',
    'messages.send',
    'messages.read',
    'messages.delivered',
    'messages.typing',
    'notifications.list',
    'notifications.read',
    'notifications.unread',
    'notifications.preferences',
    'notifications.setPreference',
    'ownData.export',
    'ownData.erase',
  ],
  job_seeker: [
    'profiles.workExperience.add',
    'profiles.workExperience.update',
    'profiles.workExperience.remove',
    'profiles.education.add',
    'profiles.education.update',
    'profiles.education.remove',
    'profiles.certifications.add',
    'profiles.certifications.update',
    'profiles.certifications.remove',
    'jobs.save',
    'jobs.unsave',
    'jobs.saved',
    'applications.apply',
    'applications.ofJob',
    'applications.mine',
    'applications.withdraw',
  ],
  employer: [
    'companies.mine',
    'companies.create',
    'companies.update',
    'companies.askDomainMail',
    'companies.confirmDomain',
    'jobs.create',
    'jobs.readToEdit',
    'jobs.update',
    'jobs.confirmTranslation',
    'jobs.preflight',
    'jobs.publish',
    'jobs.pause',
    'jobs.close',
    'jobs.renew',
    'jobs.duplicate',
    'jobs.remove',
    'jobs.bulk',
    'jobs.manage',
    'applications.received',
    'applications.waiting',
    'applications.neighbours',
    'applications.view',
    'applications.shortlist',
    'applications.interview',
    'applications.accept',
    'applications.reject',
    'applications.bulk',
    'applications.notes',
    'applications.saveNotes',
    'applications.countsOfJobs',
  ],
  admin: [
    'settings.list',
    'settings.update',
    'admin.figures',
    'admin.analytics.read',
    'admin.audit',
    'admin.health.read',
    'admin.health.mails',
    'admin.health.retryMail',
    'admin.health.retryMails',
    'admin.health.retryTask',
    'admin.users.list',
    'admin.users.read',
    'admin.users.ban',
    'admin.users.unban',
    'admin.users.resendVerification',
    'admin.users.sendReset',
    'admin.users.endSessions',
    'admin.companies.list',
    'admin.companies.read',
    'admin.companies.verify',
    'admin.companies.withdraw',
    'admin.companies.askDomainMail',
    'admin.candidates.read',
    'admin.candidates.verify',
    'admin.candidates.withdraw',
    'admin.moderation.count',
    'admin.moderation.list',
    'admin.moderation.read',
    'admin.moderation.keep',
    'admin.moderation.hide',
    'admin.moderation.restore',
  ],
};

const roles = ['job_seeker', 'employer', 'admin'] as const;

interface Route {
  method: string;
  path: string;
}
const routes = new Map<string, Route>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = 'POST', path: address = '' } = procedure['~orpc'].route;
  routes.set(path.join('.'), { method, path: address });
});

let app: TestApp;
let cookies: Record<(typeof roles)[number], string>;
beforeAll(async () => {
  app = await createTestApp();
  const [job_seeker, employer, admin] = await Promise.all(roles.map(async (role) => (await registerPerson(app, { role })).cookie));
  cookies = { job_seeker: job_seeker!, employer: employer!, admin: admin! };
});
afterAll(() => app.close());

/** Asks for nothing in particular: who may call it hears that there is no such thing, or that the input is wrong. */
async function call({ method, path }: Route, cookie?: string): Promise<number> {
  const address = path.replace('{slug}', 'no-such').replace('{locale}', 'de').replaceAll(/\{\w+\}/g, UNKNOWN_ID);
  const answer = await app.request(method, `/api${address}`, { ...(method === 'GET' ? {} : { json: {} }), ...(cookie ? { cookie } : {}) });
  return answer.status;
}

test('every procedure has its row, and every row its procedure', () => {
  expect(Object.values(doors).flat().toSorted()).toEqual([...routes.keys()].toSorted());
});

describe.each(Object.entries(doors))('what is for %s', (access, names) => {
  test.each(names)('%s', async (name) => {
    const route = routes.get(name)!;
    const nobody = await call(route);
    if (access === 'anyone') {
      expect([401, 403]).not.toContain(nobody);
      return;
    }
    expect(nobody).toBe(401);
    for (const role of roles) {
      const status = await call(route, cookies[role]);
      if (access === 'signed_in' || access === role) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    }
  });
});
