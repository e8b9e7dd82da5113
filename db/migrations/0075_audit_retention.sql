-- Entries leave once they are older than the platform keeps them, and never within a year, whoever asks.
create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then
      return old;
    end if;
  end if;
  raise exception 'Entries of the audit log are not changed, and not removed within a year.' using errcode = 'insufficient_privilege';
end
$$;
-- The trigger refuses what is younger.
grant delete on audit_entry to current_user;
