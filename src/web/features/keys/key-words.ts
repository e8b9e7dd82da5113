import type { KeyScope } from '#contract/keys/key-scopes.ts';
import { m } from '#generated/paraglide/messages.js';

const scopes: Record<KeyScope, () => string> = {
  read_jobs: m.keys_scope_read_jobs,
  write_jobs: m.keys_scope_write_jobs,
  read_applications: m.keys_scope_read_applications,
  write_applications: m.keys_scope_write_applications,
  read_candidates: m.keys_scope_read_candidates,
  write_candidates: m.keys_scope_write_candidates,
  read_offers: m.keys_scope_read_offers,
  read_agency: m.keys_scope_read_agency,
  webhooks: m.keys_scope_webhooks,
  read_figures: m.keys_scope_read_figures,
  read_audit: m.keys_scope_read_audit,
};

export const scopeName = (scope: KeyScope): string => scopes[scope]();
