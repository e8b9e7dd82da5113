-- Texts of emails that an administrator changed (docs/decisions/0111-texts-of-emails.md). Without a row an email is
-- written as in the catalogue.
create table mail_text (
  id uuid primary key,
  kind text not null,
  locale text not null,
  -- By part of the email, and only what differs from the catalogue.
  texts jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references user_account (id) on delete set null,
  unique (kind, locale)
);
create index mail_text_updated_by on mail_text (updated_by);
