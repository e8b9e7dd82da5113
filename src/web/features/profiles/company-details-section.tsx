import type { Company } from '#contract/companies/companies.ts';
import { companySizes } from '#contract/profiles/profile-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { CompanyDetails } from '#web/features/companies/company-details.tsx';
import { sizeText } from '#web/features/companies/company-texts.ts';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { Alert } from '#web/ui/alert.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { nullable, webAddress } from './field-values.ts';
import { useUpdateCompany } from './own-company.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () =>
  (await import('#contract/companies/companies.ts')).companyInput.pick({
    name: true,
    website: true,
    industry: true,
    size: true,
    country: true,
  });

export function CompanyDetailsSection({ company }: { company: Company }) {
  const isEmpty = !company.website && !company.industry && !company.size && !company.country;
  return (
    <EditableSection
      id="company-facts"
      title={m.company_facts()}
      about={m.company_facts_about()}
      emptyText={isEmpty ? m.company_facts_empty() : undefined}
      renderForm={(place) => <FactsForm company={company} {...place} />}
    >
      <CompanyDetails company={company} />
    </EditableSection>
  );
}

function FactsForm({ company, onSaved, onCancel }: InPlace & { company: Company }) {
  const { name, website, industry, size, country } = company;
  const save = useUpdateCompany(company);
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { name, website, industry, size, country },
    save,
    onSaved,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <TextField
        label={m.company_name()}
        isRequired
        autoComplete="organization"
        errorMessage={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={m.company_website()}
        type="url"
        inputMode="url"
        autoComplete="url"
        errorMessage={errors.website?.message}
        {...register('website', webAddress)}
      />
      {company.verification && <Alert isStatic>{m.company_verification_ends()}</Alert>}
      <TextField label={m.company_industry()} errorMessage={errors.industry?.message} {...register('industry')} />
      <div className="grid gap-5 md:grid-cols-2">
        <NativeSelect
          label={m.company_size_label()}
          options={companySizes.map((value) => ({ value, label: sizeText(value) }))}
          emptyLabel={m.company_unstated()}
          errorMessage={errors.size?.message}
          {...register('size', nullable)}
        />
        <NativeSelect
          label={m.company_country()}
          options={countryOptions()}
          emptyLabel={m.company_unstated()}
          autoComplete="country"
          errorMessage={errors.country?.message}
          {...register('country', nullable)}
        />
      </div>
    </SectionForm>
  );
}
