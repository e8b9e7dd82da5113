import type { Company } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { CompanyPart } from '#web/features/companies/company-part.tsx';
import { keptText } from '#web/features/companies/kept-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/retention-page';
import { useOwnCompany, useUpdateCompany } from './own-company.ts';
import { useSectionForm } from './use-section-form.ts';

/** One to five months: only choices shorter than the site's own period. */
const KEPT_DAYS = [30, 61, 92, 122, 152];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.retention_company_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  return { company: await requestOf(args.context).api.companies.mine() };
}

/** How long the current company keeps decided applications. */
export default function RetentionPage({ loaderData }: Route.ComponentProps) {
  const company = useOwnCompany(loaderData.company);
  return (
    <CompanyPart
      title={m.retention_company_title()}
      about={<p>{m.retention_company_about()}</p>}
      none={m.jobs_manage_no_company()}
    >
      {company && <RetentionForm key={company.id} company={company} />}
    </CompanyPart>
  );
}

const loadSchema = async () =>
  (await import('#contract/companies/companies.ts')).companyInput.pick({ keepApplicationsDays: true });

function RetentionForm({ company }: { company: Company }) {
  const { keepApplicationsDays = null } = company;
  const save = useUpdateCompany(company);
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { keepApplicationsDays },
    save,
    onSaved(sent) {
      form.reset(sent);
      showToast({ title: m.retention_company_saved() });
    },
  });
  // A program may have set another number.
  const days = [...new Set([...KEPT_DAYS, ...(keepApplicationsDays ? [keepApplicationsDays] : [])])];
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
      <NativeSelect
        className="w-full"
        label={m.retention_company()}
        hint={m.retention_company_hint()}
        options={days.toSorted((a, b) => a - b).map((one) => ({ value: String(one), label: keptText(one) }))}
        emptyLabel={m.retention_company_usual()}
        errorMessage={form.formState.errors.keepApplicationsDays?.message}
        {...form.register('keepApplicationsDays', {
          setValueAs: (typed: unknown) => (typed ? Number(typed) : null),
        })}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" isPending={form.formState.isSubmitting}>
        {m.profile_save()}
      </Button>
    </form>
  );
}
