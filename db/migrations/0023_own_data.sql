-- Whose words a row holds that lies with somebody else: it goes with that person, application or company
-- (docs/decisions/0046-own-data-list.md).
alter table live_event
  add column about_user_id uuid references user_account (id) on delete cascade,
  -- Of an applicant and a company, and it goes with either.
  add column about_application_id uuid references application (id) on delete cascade;
alter table mail
  -- Whose account it was sent to; the address alone may be one that they have changed since.
  add column to_user_id uuid references user_account (id) on delete cascade,
  add column about_user_id uuid references user_account (id) on delete cascade,
  add column about_company_id uuid references company (id) on delete cascade;
alter table notification
  add column about_user_id uuid references user_account (id) on delete cascade;

-- What is there already. Ids are compared as texts: keys of other kinds hold none.
update live_event set about_application_id = application.id, about_user_id = sender.id
from application, user_account as sender
where event ->> 'type' = 'message'
  and application.id::text = event #>> '{message,applicationId}' and sender.id::text = event #>> '{message,sender,userId}';

update notification set about_user_id = profile.user_id
from application join profile on profile.id = application.applicant_id
where application.id = notification.application_id and data ->> 'kind' in ('application_received', 'application_withdrawn');

update notification set about_user_id = message.sender_id
from message
where data ->> 'kind' = 'message_received' and message.sender_id is not null and dedupe_key = 'message:' || message.id;

-- Names of employers who have erased their account since.
update notification set data = jsonb_set(data, '{name}', to_jsonb(company.name))
from message join conversation on conversation.application_id = message.application_id join company on company.id = conversation.company_id
where data ->> 'kind' = 'message_received' and message.sender_id is null and dedupe_key = 'message:' || message.id;

update live_event set about_user_id = notification.about_user_id, about_application_id = notification.application_id
from notification
where notification.application_id is not null and event ->> 'type' = 'notification' and notification.id::text = event ->> 'id';

-- What can no longer be told whose it is.
delete from live_event
where about_application_id is null and (event ->> 'type' = 'message' or event ->> 'type' = 'notification' and event #> '{data,application_id}' is not null);

update mail set to_user_id = account.id from user_account as account where account.email = to_address;

update mail set to_user_id = profile.user_id from profile where to_user_id is null and profile.contact_email = to_address;

update mail set about_company_id = application.company_id,
  about_user_id = (select user_id from profile where profile.id = application.applicant_id and split_part(dedupe_key, ':', 3) = 'new')
from application
where dedupe_key like 'application:%' and application.id::text = split_part(dedupe_key, ':', 2);

update mail set about_user_id = message.sender_id, about_company_id = conversation.company_id
from message join conversation on conversation.application_id = message.application_id
where dedupe_key like 'message:%' and message.sender_id is not null and message.id::text = split_part(dedupe_key, ':', 3);

update mail set about_company_id = job.company_id
from job
where (dedupe_key like 'job-ending:%' or dedupe_key like 'job-moderation:%') and job.id::text = split_part(dedupe_key, ':', 2);

update mail set about_company_id = job.company_id
from job_report as report join moderation_case as reported on reported.id = report.case_id join job on job.id = reported.job_id
where dedupe_key like 'report:%' and report.id::text = split_part(dedupe_key, ':', 2);

update mail set about_company_id = asked.company_id, to_user_id = asked.asked_by
from company_domain_mail as asked
where dedupe_key like 'company-domain:%' and asked.id::text = split_part(dedupe_key, ':', 2);

delete from mail
where about_company_id is null and dedupe_key ~ '^(application|message|job-ending|job-moderation|report):' and status in ('sent', 'dead', 'held');

create index live_event_about_user on live_event (about_user_id) where about_user_id is not null;
create index live_event_about_application on live_event (about_application_id) where about_application_id is not null;
create index mail_to_user on mail (to_user_id) where to_user_id is not null;
create index mail_about_user on mail (about_user_id) where about_user_id is not null;
create index mail_about_company on mail (about_company_id) where about_company_id is not null;
create index notification_about_user on notification (about_user_id) where about_user_id is not null;

-- An erasure looks for mails to an address, and for what is counted by a subject, which follows the limit's name in a key.
create index mail_to_address on mail (to_address);
create index rate_limit_subject on rate_limit (substr(key, strpos(key, ':') + 1));
