import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { startAnew, useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/companies/companies.ts')).companyInput.pick({ name: true });

interface CompanyNameFormProps {
  hint: string;
  /** Shows refusals. */
  create: (company: { name: string }) => Promise<unknown>;
  onCreated?: () => void;
  autoComplete?: string;
}

/** Creates a company, which requires only a name. */
export function CompanyNameForm({ hint, create, onCreated, autoComplete = 'off' }: CompanyNameFormProps) {
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { name: '' },
    save: create,
    onSaved(sent) {
      startAnew(form, sent);
      onCreated?.();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
      <TextField
        label={m.company_name()}
        hint={hint}
        isRequired
        autoComplete={autoComplete}
        className="w-full"
        errorMessage={errors.name?.message}
        {...form.register('name')}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" isPending={isSubmitting}>
        {m.company_create()}
      </Button>
    </form>
  );
}
