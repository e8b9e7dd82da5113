import { Controller } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { appealOutcomes } from '#contract/admin/moderation-choices.ts';
import { HIDE_REASON_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

const resolver = contractResolver(
  async () => (await import('#contract/admin/admin-moderation.ts')).appealDecisionFields,
);

export default function AppealForm({ caseId, isOnlyOne }: { caseId: string; isOnlyOne: boolean }) {
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
