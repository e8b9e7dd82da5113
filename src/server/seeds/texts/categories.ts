import type { JobCategory } from '#contract/job-fields.ts';

import { customerService } from './category-customer-service.ts';
import type { CategoryWords } from './category.ts';
import type { Role } from './role.ts';
import { customerServiceRoles } from './roles-customer-service.ts';

/** The roles of each category, the most frequent first, and what all of them draw from. */
export const categories: Record<JobCategory, CategoryWords & { roles: readonly Role[] }> = {
  customer_service: { ...customerService, roles: customerServiceRoles },
  sales: { ...customerService, roles: customerServiceRoles },
  account_management: { ...customerService, roles: customerServiceRoles },
};
