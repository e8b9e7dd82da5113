import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Case } from '#contract/admin/moderation.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { auditHref } from '../audit/audit-filters.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import type { Route } from './+types/case-page';
import { CaseActions } from './case-actions.tsx';
import { CaseDecision } from './case-decision.tsx';
import { CaseDetails, EvidenceCard, Reports } from './case-parts.tsx';
import { caseName, kindText, standing } from './case-words.ts';

/** Entries of the history on the page; the log has all. */
const HISTORY_SHOWN = 10;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? caseName(loaderData.found) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  const { api, locale } = requestOf(args.context);
  const found = await orNotFound(api.admin.moderation.read({ id: args.params.caseId }));
  const { job, message, company, person } = found;
  const subject = { job, message, company, person }[found.subject];
  const [{ entries }, text] = await Promise.all([
    subject ? api.admin.audit({ subject: subject.id }) : { entries: [] },
    job && textOf(api, job, locale),
  ]);
  return { found, subjectId: subject?.id, entries, text };
}

async function textOf({ jobs }: Api, { id, locale }: { id: string; locale: Locale }, reader: Locale) {
  const { description, requirements } = await jobs.read({ id, locale: reader });
  return { locale, description, requirements };
}

export default function CasePage({ loaderData: { found, subjectId, entries, text } }: Route.ComponentProps) {
  const { job, decision } = found;
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminModeration())}>{m.admin_moderation()}</BackLink>
      <Head found={found} />
      {job?.hidden && <HiddenNote hidden={job.hidden} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Card as="section" className="lg:col-start-2">
          <h2>{m.ui_actions()}</h2>
          <CaseActions key={found.id} found={found} />
        </Card>
        <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {decision && <CaseDecision key={decision.id} caseId={found.id} decision={decision} />}
          <Reports reports={found.reported} total={found.reports} subject={found.subject} />
          {found.evidence.length > 0 && <EvidenceCard evidence={found.evidence} />}
          {text && (
            <Card as="section" className="space-y-10">
              <JobText job={text} />
            </Card>
          )}
        </div>
        <Card as="section" className="lg:col-start-2">
          <h2>{job ? m.admin_case_facts() : m.admin_case_facts_other()}</h2>
          <CaseDetails found={found} />
        </Card>
      </div>
      <section className="mt-8">
        <h2>{m.admin_user_history()}</h2>
        <History subjectId={subjectId} entries={entries} />
      </section>
    </div>
  );
}

function Head({ found }: { found: Case }) {
  const { subject, job, company } = found;
  const { text, variant } = standing(found);
  return (
    <div className="mt-4">
      <h1 lang={job?.locale}>{caseName(found)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <span>{subject === 'job' ? company?.name : kindText(subject)}</span>
        <Badge variant={variant}>{text}</Badge>
        {job && <Link to={href(paths.job(job.id))}>{m.jobs_see()}</Link>}
      </p>
    </div>
  );
}

type Hidden = NonNullable<NonNullable<Case['job']>['hidden']>;

function HiddenNote({ hidden: { at, reason, byBan } }: { hidden: Hidden }) {
  return (
    <Alert
      variant="attention"
      isStatic
      className="mt-6"
      title={byBan ? m.admin_case_hidden_by_ban() : m.jobs_edit_hidden()}
    >
      <p className="max-w-prose whitespace-pre-line">{reason}</p>
      <p className="mt-1 text-soft">
        <Time iso={at} show="datetime" />
      </p>
    </Alert>
  );
}

function History({ subjectId, entries }: { subjectId: string | undefined; entries: AuditEntry[] }) {
  if (entries.length === 0) return <p className="mt-3 text-soft">{m.admin_case_history_none()}</p>;
  return (
    <div className="mt-3">
      <AuditTable entries={entries.slice(0, HISTORY_SHOWN)} hrefOf={auditHref} />
      {entries.length > HISTORY_SHOWN && (
        <p className="mt-4">
          <Link to={auditHref({ subject: subjectId })}>{m.admin_user_history_all()}</Link>
        </p>
      )}
    </div>
  );
}
