-- What an employer pays for who moves, and when people work, in the market's time zone; null says nothing.
alter table job add column relocation jsonb;
alter table job add column shifts jsonb;
