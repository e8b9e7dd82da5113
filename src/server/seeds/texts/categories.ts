import type { JobCategory } from '#contract/jobs/job-choices.ts';

import { accountManagement } from './category-account-management.ts';
import { customerService } from './category-customer-service.ts';
import { sales } from './category-sales.ts';
import type { CategoryWords } from './category.ts';
import type { Role } from './role.ts';
import { accountManagementRoles } from './roles-account-management.ts';
import { customerServiceRoles } from './roles-customer-service.ts';
import { salesRoles } from './roles-sales.ts';

/** The roles of each category, the most frequent first, and their shared texts. */
export const categories: Record<JobCategory, CategoryWords & { roles: readonly Role[] }> = {
  customer_service: { ...customerService, roles: customerServiceRoles },
  sales: { ...sales, roles: salesRoles },
  account_management: { ...accountManagement, roles: accountManagementRoles },
};
