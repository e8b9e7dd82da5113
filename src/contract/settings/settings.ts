import { z } from 'zod';

import { offeredLocalesSchema } from '#contract/choice-schemas.ts';
import { locales } from '#contract/locales.ts';
import { forAdmins, forAdminsAgain } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import { accentColorSchema, DEFAULT_ACCENT } from './accent-color.ts';
import { initialPayLaws, payLawsSchema } from './pay-laws.ts';
import { initialRetentionLaws, retentionLawsSchema } from './retention-laws.ts';

const limit = z.strictObject({
  max: z.number().int().min(1).max(1_000_000),
  seconds: z
    .number()
    .int()
    .min(1)
    .max(31 * 86_400),
});

/** Names the stored picture; the size in pixels. */
const siteLogoSchema = z.strictObject({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});

export type SiteLogo = z.infer<typeof siteLogoSchema>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every platform setting: its values and its default. Limits are from the specification, section 9. */
export const settingDefinitions = {
  'site.name': { schema: lineSchema(60).pipe(z.string().min(1)), initial: 'Parlance' },
  'site.accent_color': { schema: accentColorSchema, initial: DEFAULT_ACCENT },
  'site.logo': { schema: siteLogoSchema.nullable(), initial: null },
  'site.languages': { schema: offeredLocalesSchema, initial: [...locales] },
  'site.contact_email': { schema: z.union([z.email(), z.literal('')]), initial: '' },
  'site.contact_phone': { schema: lineSchema(40), initial: '' },
  'site.terms_notice_days': { schema: z.number().int().min(0).max(365), initial: 14 },
  'accounts.reveal_existing_email': { schema: z.boolean(), initial: true },
  'accounts.apply_without_account': { schema: z.boolean(), initial: true },
  'accounts.password_min_length': { schema: z.number().int().min(6).max(64), initial: 6 },
  'accounts.session_days': { schema: z.number().int().min(1).max(365), initial: 30 },
  'accounts.session_idle_hours': { schema: z.number().int().min(1).max(8_760), initial: 336 },
  'accounts.admins_need_second_factor': { schema: z.boolean(), initial: false },
  'files.quota_megabytes': { schema: z.number().int().min(1).max(100_000), initial: 200 },
  'messages.mail_delay_seconds': { schema: z.number().int().min(0).max(HOUR), initial: MINUTE },
  'retention.notification_days': { schema: z.number().int().min(30).max(3_650), initial: 90 },
  'retention.view_days': { schema: z.number().int().min(90).max(3_650), initial: 426 },
  'retention.mail_days': { schema: z.number().int().min(1).max(365), initial: 30 },
  'retention.task_days': { schema: z.number().int().min(1).max(7), initial: 7 },
  'retention.live_event_hours': { schema: z.number().int().min(1).max(168), initial: 24 },
  'retention.audit_days': { schema: z.number().int().min(366).max(36_500), initial: 730 },
  'retention.rejected_application_days': { schema: z.number().int().min(28).max(3_650), initial: 183 },
  'retention.accepted_application_days': { schema: z.number().int().min(28).max(3_650), initial: 365 },
  'retention.pool_days': { schema: z.number().int().min(90).max(1_095), initial: 730 },
  'retention.candidate_days': { schema: z.number().int().min(28).max(3_650), initial: 183 },
  'law.retention': { schema: retentionLawsSchema, initial: initialRetentionLaws },
  'law.pay_before_interview': { schema: payLawsSchema, initial: initialPayLaws },
  'limits.sign_in_failures_per_account': { schema: limit, initial: { max: 10, seconds: 15 * MINUTE } },
  'limits.sign_in_tries_per_address': { schema: limit, initial: { max: 30, seconds: 15 * MINUTE } },
  'limits.sign_in_starts_per_address': { schema: limit, initial: { max: 120, seconds: 15 * MINUTE } },
  'limits.code_failures_per_account': { schema: limit, initial: { max: 5, seconds: 15 * MINUTE } },
  'limits.sign_up_per_address': { schema: limit, initial: { max: 10, seconds: HOUR } },
  'limits.sign_up_per_recipient': { schema: limit, initial: { max: 3, seconds: HOUR } },
  'limits.reset_per_account': { schema: limit, initial: { max: 3, seconds: HOUR } },
  'limits.resend_per_account': { schema: limit, initial: { max: 3, seconds: HOUR } },
  'limits.mails_per_address': { schema: limit, initial: { max: 30, seconds: HOUR } },
  'limits.mails_per_recipient': { schema: limit, initial: { max: 10, seconds: HOUR } },
  'limits.email_check_per_address': { schema: limit, initial: { max: 20, seconds: MINUTE } },
  'limits.apply_per_person': { schema: limit, initial: { max: 50, seconds: DAY } },
  'limits.publish_per_person': { schema: limit, initial: { max: 50, seconds: DAY } },
  'limits.job_changes_per_person': { schema: limit, initial: { max: 200, seconds: HOUR } },
  'limits.job_checks_per_person': { schema: limit, initial: { max: 300, seconds: HOUR } },
  'limits.messages_per_person': { schema: limit, initial: { max: 30, seconds: MINUTE } },
  'limits.uploads_per_person': { schema: limit, initial: { max: 60, seconds: HOUR } },
  'limits.reports_per_address': { schema: limit, initial: { max: 10, seconds: HOUR } },
  'limits.companies_per_person': { schema: limit, initial: { max: 10, seconds: DAY } },
  'limits.invitations_per_company': { schema: limit, initial: { max: 50, seconds: DAY } },
  'limits.candidates_per_company': { schema: limit, initial: { max: 10_000, seconds: DAY } },
  'limits.profiles_per_company': { schema: limit, initial: { max: 200, seconds: DAY } },
  'limits.talent_searches_per_company': { schema: limit, initial: { max: 500, seconds: DAY } },
  'limits.talent_invitations_per_company': { schema: limit, initial: { max: 20, seconds: DAY } },
  'limits.consents_per_consultant': { schema: limit, initial: { max: 100, seconds: DAY } },
  'limits.status_mails_per_application': { schema: limit, initial: { max: 6, seconds: DAY } },
  'limits.status_mails_per_recipient': { schema: limit, initial: { max: 30, seconds: HOUR } },
  'limits.requests_per_key': { schema: limit, initial: { max: 600, seconds: MINUTE } },
  'limits.export_per_person': { schema: limit, initial: { max: 3, seconds: HOUR } },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type SettingKey = keyof typeof settingDefinitions;

export type Settings = { [Key in SettingKey]: z.infer<(typeof settingDefinitions)[Key]['schema']> };

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

/** Specification, section 3. */
export const settingSchema = z.object({
  id: z.uuid(),
  key: z.enum(settingKeys),
  value: z.json(),
  description: z.string(),
});

export type Setting = z.infer<typeof settingSchema>;

export const settingsContract = {
  list: forAdmins
    .route({ method: 'GET', path: '/settings', summary: 'List all platform settings', tags: ['Platform settings'] })
    .output(z.array(settingSchema)),
  update: forAdminsAgain
    .route({ method: 'PUT', path: '/settings/{id}', summary: 'Change a platform setting', tags: ['Platform settings'] })
    .input(z.strictObject({ id: z.uuid(), value: z.json() }))
    .output(settingSchema),
};
