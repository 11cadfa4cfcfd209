-- What a mailed link leads in with; only its hash is kept.
create table token (
  hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
-- A new one takes the place of the one before.
create unique index token_pending on token (user_id, purpose) where used_at is null;
create index token_expiry on token (expires_at);

-- Asked by anyone for any address, and answered out of their sight.
create table reset_request (
  id bigint generated always as identity primary key,
  email citext not null,
  language text,
  address text not null,
  at timestamptz not null
);

create table mail (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  template text not null,
  user_id bigint references app_user on delete cascade,
  to_address text not null,
  to_name text not null,
  language text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Sealed; stands for {token} in the links, and is forgotten once the mail was sent.
  secret bytea,
  created_at timestamptz not null,
  -- When what it links to expires.
  expires_at timestamptz,
  attempts integer not null default 0,
  -- While a node hands it to the mail server.
  sending_since timestamptz,
  next_at timestamptz not null,
  give_up_at timestamptz not null,
  given_up_at timestamptz,
  sent_at timestamptz,
  failure text not null default ''
);
create index mail_due on mail (next_at, id) where sent_at is null and given_up_at is null;
create index mail_by_time on mail (created_at, id);
create index mail_user on mail (user_id);

-- Users tell their sessions apart by it; it opens nothing.
alter table session add column id bigint generated always as identity unique;

-- When log-ins failed, per account, network address and both together.
drop table attempt;
create table attempt (
  key text primary key,
  failures timestamptz[] not null
);
