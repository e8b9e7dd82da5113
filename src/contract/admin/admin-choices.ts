export const roles = ['job_seeker', 'employer', 'admin'] as const;

export const userStates = ['verified', 'unverified', 'banned'] as const;
export type UserState = (typeof userStates)[number];

export const companyStates = ['verified', 'unverified'] as const;

export const caseStates = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

export const growthKinds = ['users', 'jobs', 'applications', 'messages'] as const;
export type GrowthKind = (typeof growthKinds)[number];

export const analyticsBreakdowns = ['day', 'category', 'country', 'language'] as const;
export type AnalyticsBreakdown = (typeof analyticsBreakdowns)[number];

/** In days; the second is the default. */
export const analyticsPeriods = ['7', '30', '90', '365'] as const;

/** Parts that can fail independently. */
export const healthParts = ['database', 'queue', 'storage', 'mail', 'backups', 'tasks', 'translation'] as const;
export type HealthPart = (typeof healthParts)[number];

/** Problems that an administrator must act upon. */
export const alertKinds = [
  'part_down',
  'backup_failed',
  'backup_old',
  'backup_missing',
  'tasks_failed',
  'mails_failed',
  'mails_waiting',
  'mails_held',
  'mail_login_refused',
  'mails_refused',
  'disk_full',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** CSV (RFC 4180); by time always one row per day. */
export const ANALYTICS_CSV = '/api/admin/analytics.csv';

export const auditActions = [
  'user.banned',
  'user.unbanned',
  'user.verification_sent',
  'user.reset_sent',
  'user.sessions_ended',
  'administrator.granted',
  'administrator.revoked',
  'setting.changed',
  'own_page.published',
  'mail_text.changed',
  'mail_text.reset',
  'search_word.added',
  'search_word.removed',
  'esco.loaded',
  'esco.removed',
  'job.hidden',
  'job.restored',
  'job.kept',
  'company.hidden',
  'company.restored',
  'company.kept',
  'message.viewed',
  'message.hidden',
  'message.restored',
  'message.kept',
  'user.kept',
  'appeal.decided',
  'company.verified',
  'company.verification_withdrawn',
  'company.domain_mail_sent',
  'candidate.verified',
  'candidate.verification_withdrawn',
  'key.created',
  'key.taken_over',
  'key.revoked',
  'agency.named',
  'agency.unnamed',
  'agency.settings_changed',
  'approval_rule.changed',
  'offers.shown',
  'invoice.issued',
  'offers.hidden',
  'presenting.accepted',
  'presenting.ended',
  'webhook.created',
  'webhook.taken_over',
  'webhook.changed',
  'webhook.secret_renewed',
  'webhook.removed',
  'mail.retried',
  'task.retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The operator's command line, as an actor in filters. */
export const OPERATOR = 'operator';

/** CSV (RFC 4180), with the same filters. */
export const AUDIT_CSV = '/api/admin/audit.csv';
