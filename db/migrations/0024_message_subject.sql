-- The subject that a message was sent under: "Re: " and the job's title as the applicant read it. The release before
-- writes none.
alter table message add column subject text not null default '';
update message set subject = 'Re: ' || (application.job_facts ->> 'title')
from application where application.id = message.application_id;
