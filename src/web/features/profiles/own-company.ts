import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Company } from '#contract/companies.ts';
import { queries } from '#web/app/api-client.ts';

/** The own company: as the server rendered it at first, then as it was last saved. Null before it is created. */
export function useOwnCompany(rendered: Company | null): Company | null {
  return useQuery(queries.companies.mine.queryOptions({ initialData: rendered })).data;
}

/** Creates the own company. The promise fails with what the API refuses. */
export function useCreateCompany() {
  const onSuccess = useKeepCompany();
  return useMutation(queries.companies.create.mutationOptions({ onSuccess })).mutateAsync;
}

/** Changes a part of the own company. The promise fails with what the API refuses. */
export function useUpdateCompany() {
  const onSuccess = useKeepCompany();
  return useMutation(queries.companies.update.mutationOptions({ onSuccess })).mutateAsync;
}

function useKeepCompany() {
  const client = useQueryClient();
  return (company: Company) => void client.setQueryData(queries.companies.mine.queryKey(), company);
}
