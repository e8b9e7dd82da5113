import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireDecider } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { approvalKindWords } from '#words/approvals.ts';

import type { Route } from './+types/rules-page';
import { AbsenceForm } from './absence-form.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleSummary } from './rule-summary.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.approval_rules_title() });

export async function loader(args: Route.LoaderArgs) {
  const { userId } = requireDecider(args);
  const { api } = requestOf(args.context);
  const current = (await api.teams.mine()).find(({ isCurrent }) => isCurrent);
  return { userId, companyId: current?.id, read: current && (await api.approvals.rules({ id: current.id })) };
}

/** Who approves jobs and offers of the current company, and who is away. */
export default function RulesPage({ loaderData: { userId, companyId, read } }: Route.ComponentProps) {
  return (
    <CompanyPart
      title={m.approval_rules_title()}
      about={
        <>
          <p>{m.approval_about_rules()}</p>
          <p>
            <Link to={href(paths.approvals())}>{m.approval_notice_link()}</Link>
          </p>
        </>
      }
      none={m.approval_rules_none()}
    >
      {companyId && read && (
        <>
          {read.rules.map((rule) => (
            <ProfileSection key={rule.kind} id={rule.kind} title={say(approvalKindWords[rule.kind])}>
              {read.can.edit ? (
                <RuleForm key={companyId} companyId={companyId} rule={rule} possible={read.possible} />
              ) : (
                <RuleSummary rule={rule} />
              )}
            </ProfileSection>
          ))}
          <ProfileSection id="absence" title={m.approval_away_title()} about={m.approval_away_about()}>
            <AbsenceForm key={companyId} companyId={companyId} userId={userId} read={read} />
          </ProfileSection>
        </>
      )}
    </CompanyPart>
  );
}
