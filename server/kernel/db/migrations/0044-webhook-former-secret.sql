-- Secrets that were renewed, sealed like those that replaced them. Until they expire, events are signed with them as well.
create table webhook_former_secret (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  secret bytea not null,
  valid_until timestamptz not null
);
create index webhook_former_secret_of on webhook_former_secret (webhook_id);
