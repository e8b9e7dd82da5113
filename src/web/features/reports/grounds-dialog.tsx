import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';

import { DECISION_RULE_MAX, type DecisionGround, decisionGrounds } from '#contract/admin/moderation-choices.ts';
import { HIDE_REASON_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { contractResolver } from '#web/app/form.ts';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export interface Grounds {
  reason: string;
  ground: DecisionGround;
  rule: string;
}

interface GroundsDialogProps {
  title: string;
  /** Explains the consequence. */
  children: ReactNode;
  hint: string;
  action: string;
  onClose: () => void;
  /** Shows errors, and keeps the texts. */
  onSubmit: (grounds: Grounds) => Promise<void>;
}

const resolver = contractResolver(async () => (await import('#contract/admin/moderation.ts')).groundsFields);

const groundNames: Record<DecisionGround, () => string> = {
  terms: m.admin_case_ground_terms,
  law: m.admin_case_ground_law,
};

/** The required grounds of a restriction: the reason, and the law or rule that it is based on. */
export default function GroundsDialog({ title, children, hint, action, onClose, onSubmit }: GroundsDialogProps) {
  const formId = useId();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['reason', 'ground', 'rule'],
    defaultValues: { ground: 'terms' },
    async send(grounds) {
      await onSubmit(grounds);
      onClose();
    },
  });
  const { register, control, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const footer = <Buttons {...{ formId, action, onClose }} isPending={isSubmitting} />;
  return (
    <Dialog role="alertdialog" size="sm" title={title} isOpen onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && <Alert variant="attention">{problem}</Alert>}
        <p className="text-soft">{children}</p>
        <TextArea
          label={m.admin_ban_reason()}
          hint={hint}
          isRequired
          maxLength={HIDE_REASON_MAX}
          errorMessage={errors.reason?.message}
          {...register('reason')}
        />
        <Controller
          control={control}
          name="ground"
          render={({ field }) => (
            <RadioGroup
              {...field}
              look="row"
              label={m.admin_case_ground()}
              options={decisionGrounds.toReversed().map((value) => ({ value, label: groundNames[value]() }))}
              errorMessage={errors.ground?.message}
            />
          )}
        />
        <TextField
          label={m.admin_case_rule()}
          hint={m.admin_case_rule_hint()}
          isRequired={watch('ground') === 'law'}
          maxLength={DECISION_RULE_MAX}
          errorMessage={errors.rule?.message}
          {...register('rule')}
        />
      </form>
    </Dialog>
  );
}

interface ButtonsProps extends Pick<GroundsDialogProps, 'action' | 'onClose'> {
  formId: string;
  isPending: boolean;
}

const Buttons = ({ formId, action, isPending, onClose }: ButtonsProps) => (
  <>
    <Button variant="outline" onClick={onClose}>
      {m.ui_cancel()}
    </Button>
    <Button variant="destructive" type="submit" form={formId} isPending={isPending}>
      {action}
    </Button>
  </>
);
