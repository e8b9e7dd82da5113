-- Logos of the site. The setting site.logo names the one that is shown; mails that were sent show earlier ones.
create table site_logo (
  digest text primary key,
  -- PNG pictures.
  logo bytea not null,
  icon bytea not null,
  uploaded_at timestamptz not null
);
