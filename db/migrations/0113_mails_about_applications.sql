-- An email goes with the application that it is about, found by an index (docs/decisions/0156-erasure-by-index.md).
alter table mail add column about_application_id uuid references application (id) on delete cascade;

-- What is there already. Ids are compared as texts: keys of other kinds hold none.
update mail set about_application_id = application.id
from application
where (dedupe_key like 'application:%' or dedupe_key like 'pool:%') and application.id::text = split_part(dedupe_key, ':', 2);

update mail set about_application_id = message.application_id
from message
where dedupe_key like 'message:%' and message.id::text = split_part(dedupe_key, ':', 3);

update mail set about_application_id = interview.application_id
from interview
where dedupe_key like 'interview:%' and interview.id::text = split_part(dedupe_key, ':', 2);

update mail set about_application_id = comment.application_id
from application_comment as comment
where dedupe_key like 'mention:%' and comment.id::text = split_part(dedupe_key, ':', 2);

create index mail_about_application on mail (about_application_id) where about_application_id is not null;
