-- Nothing but a link is sent to an address before it is confirmed: `contact_email` is one that was, the other waits for it.
alter table profile add column contact_email_to_confirm text;

-- Of those that were entered before, the account's own address is confirmed. Owners see the others waiting on their profile;
-- only job seekers have such an address.
update profile
set contact_email = null, contact_email_to_confirm = case when profile.role = 'job_seeker' then profile.contact_email end
from user_account
where user_account.id = profile.user_id and profile.contact_email is not null
  and not (user_account.email_verified and user_account.email = profile.contact_email);

alter table user_token drop constraint user_token_purpose_check;
alter table user_token add constraint user_token_purpose_check
  check (purpose in ('verify', 'reset', 'change_email', 'contact'));
