-- Keys and webhooks end with the power of whoever they belong to.
alter table api_key add column stop_told_at timestamptz;

-- Keys of the platform expire within a year.
update api_key set expires_at = least(expires_at, now() + interval '365 days') where company_id is null;

-- Webhooks that a key made belonged to nobody: they belong to whoever has such a key.
update webhook set created_by = (
  select key.created_by
  from api_key as key
    join company_member as member on member.company_id = key.company_id and member.user_id = key.created_by
  where key.company_id = webhook.company_id and 'webhooks' = any(key.scopes) and member.role = 'owner'
  order by key.created_at desc limit 1)
where created_by is null;
