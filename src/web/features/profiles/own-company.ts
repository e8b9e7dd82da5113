import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import type { Company, companyInput } from '#contract/companies/companies.ts';
import { api, queries } from '#web/app/api-client.ts';

/** As rendered by the server, then as last saved. Null before it is created. */
export function useOwnCompany(rendered: Company | null): Company | null {
  return useQuery(queries.companies.mine.queryOptions({ initialData: rendered })).data;
}

/** Rejects with the API's refusal. */
export function useCreateCompany() {
  const client = useQueryClient();
  return async (company: Pick<Company, 'name'> & Partial<Pick<Company, 'country'>>): Promise<void> => {
    client.setQueryData(queries.companies.mine.queryKey(), await api.companies.create(company));
  };
}

/** Rejects with the API's refusal. */
export function useUpdateCompany({ id }: Pick<Company, 'id'>) {
  const client = useQueryClient();
  return async (change: Partial<z.input<typeof companyInput>>): Promise<void> => {
    client.setQueryData(queries.companies.mine.queryKey(), await api.companies.update({ id, ...change }));
  };
}
