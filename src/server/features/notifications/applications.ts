import type { ApplicationStatus } from '#contract/application-status.ts';

import type { TxCtx } from '../../context.ts';
import type { Facts } from '../../facts.ts';
import '../applications/events.ts';
import { ABOUT_NOBODY } from '../../platform/live/events.ts';
import { findParties, type Parties } from './application-parties.ts';
import { MAIL_ABOUT_APPLICATION, type ApplicationMail } from './mail-task.ts';
import { notify } from './notify.ts';
import { tellLive } from './tell-live.ts';

/** Of these the applicant hears by mail too (specification, section 5; product page, "Where we do better"). */
const mailed = new Set<ApplicationStatus>(['shortlisted', 'interview', 'accepted', 'rejected']);

/** Whoever posted the job hears that somebody applied, once. */
export async function tellOfApplication(tx: TxCtx, { applicationId }: Facts['application.received']): Promise<void> {
  const parties = await findParties(tx, applicationId);
  if (!parties?.employerId) return;
  const data = { kind: 'application_received', ...about(parties), name: parties.applicantName } as const;
  await notify(tx, { userId: parties.employerId, type: 'application', data, aboutUserId: parties.applicantUserId, key: `application:${applicationId}` });
  await mail(tx, { kind: 'received', applicationId, status: 'new' });
}

/** The other side hears that an application changed. */
export async function tellOfChange(tx: TxCtx, { applicationId, to }: Facts['application.changed']): Promise<void> {
  const parties = await findParties(tx, applicationId);
  if (!parties) return;
  await tellBothSides(tx, parties, to);
  const key = `application:${applicationId}:${to}:${tx.clock.now().toISOString()}`;
  if (to === 'withdrawn') {
    if (!parties.employerId) return;
    const data = { kind: 'application_withdrawn', ...about(parties), name: parties.applicantName } as const;
    return notify(tx, { userId: parties.employerId, type: 'status_change', data, aboutUserId: parties.applicantUserId, key });
  }
  const data = { kind: 'application_changed', ...about(parties), company_name: parties.companyName, status: to } as const;
  await notify(tx, { userId: parties.applicantUserId, type: 'status_change', data, aboutUserId: null, key });
  if (mailed.has(to)) await mail(tx, { kind: 'changed', applicationId, status: to });
}

/** Everybody who has the application open sees it change. */
const tellBothSides = (tx: TxCtx, { applicationId, jobId, applicantUserId, memberIds }: Parties, status: ApplicationStatus) =>
  tellLive(tx, [...new Set([applicantUserId, ...memberIds])], { type: 'application', applicationId, jobId, status }, ABOUT_NOBODY);

const about = ({ applicationId, jobId, jobTitle }: Parties) => ({ application_id: applicationId, job_id: jobId, job_title: jobTitle });

// Written and rendered later: what is slow does not hold the transaction open.
const mail = (tx: TxCtx, data: ApplicationMail) => tx.enqueue(tx.db, MAIL_ABOUT_APPLICATION, data);
