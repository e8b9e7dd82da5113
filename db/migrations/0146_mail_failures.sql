-- What the last failed attempt was about, where the mail server said it: our login, or the address. And when it was.
alter table mail add column failure text, add column failed_at timestamptz;
