-- One row: what the check of the platform's health remembers between its runs.
create table health_watch (
  id boolean primary key default true check (id),
  -- Since when there is to be a backup each night; null without BACKUP_DIR.
  backups_since timestamptz,
  -- When something was last found wrong, and when administrators were last mailed about it.
  red_at timestamptz,
  told_at timestamptz,
  -- Whether they still have to be told that it is over.
  is_told boolean not null default false
);
