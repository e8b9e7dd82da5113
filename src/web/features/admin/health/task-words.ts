import type { BackgroundTask } from '#contract/health.ts';
import { m } from '#generated/paraglide/messages.js';

const tasks: Record<BackgroundTask, () => string> = {
  'mail.deliver': m.admin_task_mail_deliver,
  'mail.remove': m.admin_task_mail_remove,
  'mail.sweep': m.admin_task_mail_sweep,
  'limits.sweep': m.admin_task_limits_sweep,
  'live.sweep': m.admin_task_live_sweep,
  'accounts.send_mail': m.admin_task_accounts_send_mail,
  'accounts.sweep_tokens': m.admin_task_accounts_sweep_tokens,
  'accounts.sweep_unverified': m.admin_task_accounts_sweep_unverified,
  'accounts.sweep_sessions': m.admin_task_accounts_sweep_sessions,
  'files.measure': m.admin_task_files_measure,
  'files.remove_bytes': m.admin_task_files_remove_bytes,
  'files.sweep': m.admin_task_files_sweep,
  'notifications.mail_about_application': m.admin_task_notifications_mail_about_application,
  'notifications.mail_about_message': m.admin_task_notifications_mail_about_message,
  'notifications.mail_about_ending': m.admin_task_notifications_mail_about_ending,
  'notifications.mail_template': m.admin_task_notifications_mail_template,
  'templates.send': m.admin_task_templates_send,
  'notifications.mail_about_mention': m.admin_task_notifications_mail_about_mention,
  'notifications.mail_about_interview': m.admin_task_notifications_mail_about_interview,
  'interviews.remind': m.admin_task_interviews_remind,
  'interviews.collect_calendars': m.admin_task_interviews_collect_calendars,
  'interviews.read_calendar': m.admin_task_interviews_read_calendar,
  'imports.step': m.admin_task_imports_step,
  'imports.sweep': m.admin_task_imports_sweep,
  'jobs.expire': m.admin_task_jobs_expire,
  'jobs.notice_endings': m.admin_task_jobs_notice_endings,
  'jobs.search.tidy': m.admin_task_jobs_search_tidy,
  'jobs.search.recount': m.admin_task_jobs_search_recount,
  'applications.check_answers': m.admin_task_applications_check_answers,
  'applications.reject_held': m.admin_task_applications_reject_held,
  'applications.sweep_holds': m.admin_task_applications_sweep_holds,
  'saved_searches.match': m.admin_task_saved_searches_match,
  'saved_searches.confirm': m.admin_task_saved_searches_confirm,
  'saved_searches.collect': m.admin_task_saved_searches_collect,
  'saved_searches.mail': m.admin_task_saved_searches_mail,
  'saved_searches.recompile': m.admin_task_saved_searches_recompile,
  'saved_searches.sweep': m.admin_task_saved_searches_sweep,
  'notifications.mail_about_moderation': m.admin_task_notifications_mail_about_moderation,
  'companies.send_domain_mail': m.admin_task_companies_send_domain_mail,
  'companies.send_invitation': m.admin_task_companies_send_invitation,
  'companies.sweep_domain_mails': m.admin_task_companies_sweep_domain_mails,
  'admin.add_up_growth': m.admin_task_admin_add_up_growth,
  'admin.count_days': m.admin_task_admin_count_days,
  'admin.tell_reporters': m.admin_task_admin_tell_reporters,
};

const isKnown = (task: string): task is BackgroundTask => Object.hasOwn(tasks, task);

/** What a task does, in words; a task of an older release has only its name. */
export const taskName = (task: string): string => (isKnown(task) ? tasks[task]() : task);
