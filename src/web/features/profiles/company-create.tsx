import { companyInput } from '#contract/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { useCreateCompany } from './own-company.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSectionForm } from './use-section-form.ts';

const schema = companyInput.pick({ name: true });

/** The first step of an employer: a company, of which only the name has to be said now. */
export function CompanyCreate() {
  const save = useCreateCompany();
  const onSaved = () => showToast({ title: m.company_created() });
  const { form, problem, submit } = useSectionForm({ schema, defaultValues: { name: '' }, save, onSaved });
  const { errors, isSubmitting } = form.formState;
  return (
    <ProfileSection id="company" title={m.company_yours()} about={m.company_create_about()}>
      <form noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
        <TextField
          label={m.company_name()}
          hint={m.company_name_hint()}
          isRequired
          autoComplete="organization"
          className="w-full"
          errorMessage={errors.name?.message}
          {...form.register('name')}
        />
        {problem && <Alert variant="attention">{problem}</Alert>}
        <Button type="submit" isPending={isSubmitting}>
          {m.company_create()}
        </Button>
      </form>
    </ProfileSection>
  );
}
