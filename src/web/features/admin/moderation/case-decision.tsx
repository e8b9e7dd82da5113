import type { Case } from '#contract/admin/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { DecisionFacts } from '#web/features/reports/decision-facts.tsx';
import { outcomeText } from '#web/features/reports/decision-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { Time } from '#web/ui/time.tsx';

/** Few decisions have an open appeal. */
const AppealForm = loadLater(() => import('./appeal-form.tsx'));

type Stated = NonNullable<Case['decision']>;

/** The statement of reasons, the appeal, and the form to decide it. */
export function CaseDecision({ caseId, decision }: { caseId: string; decision: Stated }) {
  const { by, appeal, appealFor } = decision;
  return (
    <Card as="section">
      <h2>{m.admin_case_decision()}</h2>
      <div className="mt-4">
        <DecisionFacts decision={decision} />
      </div>
      {by && (
        <p className="mt-4 text-sm text-soft">
          {m.admin_case_decision_by()} <Link to={href(paths.adminUser(by.id))}>{by.name}</Link>
        </p>
      )}
      {appeal && (
        <div className="mt-6 border-t border-line pt-4">
          <h3>
            {m.decisions_appeal()} <Time iso={appeal.at} show="datetime" className="text-sm font-normal text-soft" />
          </h3>
          <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
            {appeal.text}
          </p>
          {appeal.decided && (
            <p className="mt-4 max-w-prose whitespace-pre-line">
              <strong>{outcomeText(appeal.decided.outcome)}</strong> {appeal.decided.reason}
            </p>
          )}
        </div>
      )}
      {appealFor === 'others' && (
        <Alert isStatic className="mt-4">
          {m.admin_case_appeal_others()}
        </Alert>
      )}
      {(appealFor === 'reader' || appealFor === 'reader_as_only_one') && (
        <div className="min-h-80">
          <AppealForm caseId={caseId} isOnlyOne={appealFor === 'reader_as_only_one'} />
        </div>
      )}
    </Card>
  );
}
