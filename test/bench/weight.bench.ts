// What each page of each role weighs on a first visit: all bytes, and those of scripts, as they come over the network.
import type { Browser, Request } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { openBrowser } from '../support/browser.ts';
import { startSite } from '../support/process.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { report } from './report.ts';

const KILOBYTE = 1024;

const site = await startSite({ DEMO: '1' });
const browser = await openBrowser();
try {
  const id = async (path: string, cookie: string, list: string): Promise<string> => {
    const body = (await (await fetch(`${site.url}/api${path}`, { headers: { cookie } })).json()) as Record<
      string,
      { id?: string; applicationId?: string }[]
    >;
    const [first] = body[list] ?? [];
    return first?.id ?? first?.applicationId ?? '';
  };
  const cookieOf = (role: 'job_seeker' | 'employer' | 'admin') =>
    signInAt(
      site.url,
      demoAccounts.find((account) => account.role === role)!,
    );
  const [seeker, employer, admin] = [await cookieOf('job_seeker'), await cookieOf('employer'), await cookieOf('admin')];
  const job = await id('/jobs', '', 'jobs');
  const application = await id('/applications', employer, 'applications');
  const pages: Record<string, [string, string[]]> = {
    nobody: [
      '',
      [
        paths.home(),
        paths.jobs(),
        paths.job(job),
        paths.about(),
        paths.forEmployers(),
        paths.login(),
        paths.register(),
      ],
    ],
    seeker: [
      seeker,
      [
        paths.jobs(),
        paths.job(job),
        paths.seekerDashboard(),
        paths.seekerProfile(),
        paths.seekerApplications(),
        paths.messaging(),
        paths.notifications(),
        paths.settings(),
      ],
    ],
    employer: [
      employer,
      [
        paths.employerDashboard(),
        paths.manageJobs(),
        paths.postJob(),
        paths.manageApplications(),
        paths.reviewApplication(application),
        paths.messaging(application),
        paths.employerProfile(),
      ],
    ],
    administrator: [
      admin,
      [
        paths.admin(),
        paths.adminUsers(),
        paths.adminAnalytics(),
        paths.adminModeration(),
        paths.adminHealth(),
        paths.adminAudit(),
      ],
    ],
  };
  const figures: Record<string, number> = {};
  for (const [who, [cookie, addresses]] of Object.entries(pages)) {
    for (const path of addresses) {
      const { all, script } = await weigh(browser, cookie, path);
      const name = `${who} ${path.replaceAll(/[0-9a-f-]{36}/g, '…')}`;
      Object.assign(figures, { [`${name}: KB`]: all / KILOBYTE, [`${name}: script, KB`]: script / KILOBYTE });
    }
  }
  report(
    'weight',
    figures,
    pages
      .nobody![1].filter((path) => path !== paths.login() && path !== paths.register())
      .map((path) => ({ figure: `nobody ${path.replaceAll(/[0-9a-f-]{36}/g, '…')}: script, KB`, atMost: 7 })),
  );
} finally {
  await browser.close();
  await site.stop();
}

/** The bytes of everything that the page loads with nothing kept from before, headers included. */
async function weigh(from: Browser, cookie: string, path: string): Promise<{ all: number; script: number }> {
  const context = await from.newContext({
    extraHTTPHeaders: cookie ? { cookie } : {},
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const sizes = { all: 0, script: 0 };
  for (const request of requests.filter((one) => one.url().startsWith('http'))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    sizes.all += responseBodySize + responseHeadersSize;
    if (request.resourceType() === 'script') sizes.script += responseBodySize + responseHeadersSize;
  }
  await context.close();
  return sizes;
}
