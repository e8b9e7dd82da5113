import { paths } from '../../src/contract/paths.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { signInAt } from '../support/sign-in-at.ts';

export interface PagesOfRole {
  /** The Cookie header; empty for a signed-out reader. */
  cookie: string;
  addresses: string[];
}

export const roles = ['nobody', 'seeker', 'employer', 'administrator'] as const;

/** The measured pages of a demo site, by reader; the most frequently read pages come first. */
export async function pagesOfRoles(site: string): Promise<Record<(typeof roles)[number], PagesOfRole>> {
  const [seeker, employer, administrator] = [
    await signInDemo(site, 'job_seeker'),
    await signInDemo(site, 'employer'),
    await signInDemo(site, 'admin'),
  ];
  const job = await firstId(`${site}/api/jobs`, '', 'jobs');
  const application = await firstId(`${site}/api/applications`, employer, 'applications');
  return {
    nobody: {
      cookie: '',
      addresses: [
        paths.home(),
        paths.jobs(),
        paths.job(job),
        paths.about(),
        paths.forEmployers(),
        paths.login(),
        paths.register(),
      ],
    },
    seeker: {
      cookie: seeker,
      addresses: [
        paths.seekerDashboard(),
        paths.jobs(),
        paths.job(job),
        paths.messaging(),
        paths.seekerProfile(),
        paths.seekerApplications(),
        paths.notifications(),
        paths.settings(),
      ],
    },
    employer: {
      cookie: employer,
      addresses: [
        paths.employerDashboard(),
        paths.manageApplications(),
        paths.reviewApplication(application),
        paths.postJob(),
        paths.manageJobs(),
        paths.messaging(application),
        paths.employerProfile(),
      ],
    },
    administrator: {
      cookie: administrator,
      addresses: [
        paths.admin(),
        paths.adminUsers(),
        paths.adminAnalytics(),
        paths.adminModeration(),
        paths.adminHealth(),
        paths.adminAudit(),
      ],
    },
  };
}

/** A page's name in the figures. */
export const nameOfPage = (role: string, address: string) => `${role} ${address.replaceAll(/[0-9a-f-]{36}/g, '…')}`;

const signInDemo = (site: string, role: 'job_seeker' | 'employer' | 'admin') =>
  signInAt(
    site,
    demoAccounts.find((account) => account.role === role)!,
  );

async function firstId(address: string, cookie: string, list: string): Promise<string> {
  const body = (await (await fetch(address, { headers: { cookie } })).json()) as Record<
    string,
    { id?: string; applicationId?: string }[]
  >;
  const [first] = body[list] ?? [];
  return first?.id ?? first?.applicationId ?? '';
}
