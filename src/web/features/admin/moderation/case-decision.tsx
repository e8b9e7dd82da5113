import { Controller } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { HIDE_REASON_MAX } from '#contract/limits.ts';
import { appealOutcomes } from '#contract/moderation-choices.ts';
import type { Case } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { DecisionFacts } from '#web/features/reports/decision-facts.tsx';
import { outcomeText } from '#web/features/reports/decision-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';

type Stated = NonNullable<Case['decision']>;

/** What was told to whom it concerns, their appeal, and the form to decide it. */
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
        <AppealForm caseId={caseId} isOnlyOne={appealFor === 'reader_as_only_one'} />
      )}
    </Card>
  );
}

const resolver = contractResolver(async () => (await import('#contract/admin-moderation.ts')).appealDecisionFields);

function AppealForm({ caseId, isOnlyOne }: { caseId: string; isOnlyOne: boolean }) {
  const { revalidate } = useRevalidator();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['outcome', 'reason', 'asOnlyOne'],
    async send(decided) {
      await api.admin.moderation.decideAppeal({ id: caseId, ...decided });
      showToast({ title: m.admin_case_appeal_done() });
      await revalidate();
    },
  });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const labels = { restored: m.admin_case_appeal_restore, kept: m.admin_case_appeal_keep };
  return (
    <AccountForm onSubmit={submit} problem={problem} className="mt-6 max-w-prose border-t border-line pt-4">
      {isOnlyOne && (
        <Alert isStatic variant="attention">
          {m.admin_case_appeal_alone()}
        </Alert>
      )}
      <Controller
        control={control}
        name="outcome"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={m.admin_case_appeal_outcome()}
            isRequired
            options={appealOutcomes.map((value) => ({ value, label: labels[value]() }))}
            errorMessage={errors.outcome?.message}
          />
        )}
      />
      <TextArea
        label={m.admin_case_appeal_reason()}
        hint={m.admin_case_hide_hint_other()}
        isRequired
        maxLength={HIDE_REASON_MAX}
        errorMessage={errors.reason?.message}
        {...register('reason')}
      />
      {isOnlyOne && (
        <Checkbox
          label={m.admin_case_appeal_as_only_one()}
          errorMessage={errors.asOnlyOne?.message}
          {...register('asOnlyOne', { setValueAs: (checked: unknown) => (checked ? true : undefined) })}
        />
      )}
      <SubmitButton isPending={isSubmitting} className="self-start">
        {m.admin_case_appeal_decide()}
      </SubmitButton>
    </AccountForm>
  );
}
