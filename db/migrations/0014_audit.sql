-- Who did what on what (docs/decisions/0037-administration.md). It holds ids and reasons, never names or addresses, so it
-- outlives whoever it speaks of without being changed.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  -- Null: the platform itself or its operator's command line. No foreign key: it stays when the account is erased.
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_action on audit_entry (action, at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_subject on audit_entry (subject_id, at desc, id desc);

-- Nothing is taken back, whoever asks. The privilege stops an owner that is no superuser; the triggers stop a superuser
-- too, also one that replays a replication's changes.
create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to.' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entry_no_change before update or delete on audit_entry for each row execute function audit_refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function audit_refuse_change();
alter table audit_entry enable always trigger audit_entry_no_change;
alter table audit_entry enable always trigger audit_entry_no_truncate;
revoke update, delete, truncate on audit_entry from current_user;
