import '../features/companies/table.ts';
import type { Row } from './insert-rows.ts';

type Invented = Pick<
  Row<'company'>,
  'id' | 'name' | 'slug' | 'website' | 'domain' | 'description' | 'industry' | 'size' | 'country' | 'created_at'
>;

/** Unverified, without a logo. */
export const companyRow = (company: Invented): Row<'company'> => ({
  ...company,
  logo_file_id: null,
  verified_at: null,
  verified_by: null,
  verified_how: null,
  updated_at: company.created_at,
});
