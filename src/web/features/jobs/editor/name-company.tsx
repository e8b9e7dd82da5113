import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { useCreateCompany } from '#web/features/profiles/own-company.ts';
import { useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const loadSchema = async () =>
  (await import('#contract/companies/companies.ts')).companyInput.pick({ name: true, country: true });

export function NameCompany() {
  const { revalidate } = useRevalidator();
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { name: '', country: null },
    save: useCreateCompany(),
    onSaved: () => void revalidate(),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const wasFocused = useRef(false);
  useEffect(() => {
    if (!wasFocused.current) setFocus('name');
    wasFocused.current = true;
  }, [setFocus]);
  return (
    <section aria-labelledby="name-company" className="max-w-[40rem] border-t border-line py-8 md:py-10">
      <h2 id="name-company">{m.jobs_edit_name_company()}</h2>
      <p className="mt-1.5 mb-6 text-soft">{m.jobs_edit_name_company_about()}</p>
      <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={m.company_name()}
          hint={m.company_name_hint()}
          isRequired
          autoComplete="organization"
          errorMessage={errors.name?.message}
          {...form.register('name')}
        />
        <Controller
          control={form.control}
          name="country"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ComboBox
              {...{ value, onBlur, ref }}
              label={m.company_country()}
              options={countryOptions()}
              onChange={(code) => onChange(code || null)}
              errorMessage={errors.country?.message}
            />
          )}
        />
        {problem && <Alert variant="attention">{problem}</Alert>}
        <Button type="submit" isPending={isSubmitting} className="self-start">
          {m.jobs_edit_name_company_go()}
        </Button>
      </form>
    </section>
  );
}
