-- Interviews of an application: the company proposes times, the applicant chooses one.
create table interview (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  status text not null check (status in ('proposed', 'booked', 'cancelled')),
  kind text not null check (kind in ('phone', 'video', 'onsite')),
  minutes smallint not null,
  -- ISO 639-1: in which it is held.
  language text not null,
  place text not null,
  note text not null,
  -- IANA names: whose clock each side reads.
  time_zone text not null,
  applicant_zone text,
  starts_at timestamptz,
  -- Of its calendar entries (RFC 5545, 3.8.7.4).
  sequence integer not null default 0,
  -- What the applicant wrote instead of choosing.
  asked text,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'booked' or starts_at is not null)
);
create index interview_application on interview (application_id);
create index interview_created_by on interview (created_by);
create index interview_booked on interview (starts_at) where status = 'booked';

create table interview_slot (
  interview_id uuid not null references interview (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (interview_id, starts_at)
);

create table interview_member (
  interview_id uuid not null references interview (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  primary key (interview_id, user_id)
);
create index interview_member_user on interview_member (user_id);

create table interview_reminder (
  interview_id uuid not null references interview (id) on delete cascade,
  starts_at timestamptz not null,
  minutes_before integer not null,
  primary key (interview_id, starts_at, minutes_before)
);

-- A calendar entry that goes with an email: its method and its text (RFC 6047).
alter table mail add column calendar jsonb;
