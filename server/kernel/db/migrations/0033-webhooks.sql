-- Where changes of content are announced to other programs.
create table webhook (
  id bigint generated always as identity primary key,
  name text not null,
  url text not null,
  events text[] not null,
  -- Sealed, because it signs and is therefore needed in full.
  secret bytea not null,
  created_at timestamptz not null,
  created_by bigint not null references app_user,
  -- By a user, or, when it has been failing, by the product.
  disabled_at timestamptz,
  -- Since the first attempt that failed after the last success.
  failing_since timestamptz,
  failures int not null default 0,
  -- Nothing is sent before: one receiver that is away is not asked for each event.
  next_at timestamptz not null
);

-- One event for one webhook, written in the transaction of the change.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  -- The same for a replay, by which receivers recognise it.
  message_id uuid not null,
  event text not null,
  object jsonb not null,
  at timestamptz not null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  attempts int not null default 0,
  sending_since timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  -- Of the last attempt; null without an answer, and without a failure.
  status int,
  failure text,
  detail text not null default ''
);
create index webhook_delivery_due on webhook_delivery (next_at) where delivered_at is null and given_up_at is null;
create index webhook_delivery_of on webhook_delivery (webhook_id, id);

update role set permissions = permissions || '[{"name": "manage-webhooks"}]'
  where permissions @> '[{"name": "manage-settings"}, {"name": "manage-roles"}, {"name": "manage-users"}]'
    and not permissions @> '[{"name": "manage-webhooks"}]';
