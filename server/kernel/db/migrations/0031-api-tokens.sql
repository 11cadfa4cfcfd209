-- Secrets with which other programs make calls. Rows stay after they end, because the audit log names them.
create table api_token (
  id bigint generated always as identity primary key,
  name text not null,
  secret_hash bytea not null unique,
  -- Its last characters, by which people tell tokens apart.
  hint text not null,
  -- Null after the role was deleted, which only happens to tokens that have ended.
  role_id bigint references role on delete set null,
  -- Null means all.
  locales text[],
  page_types text[],
  origins text[] not null default '{}',
  expires_at timestamptz,
  created_at timestamptz not null,
  created_by bigint not null references app_user,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_token_by_role on api_token (role_id);

-- Like `actor_id` without a constraint; the log is never changed.
alter table audit add column api_token_id bigint;

update role set permissions = permissions || '[{"name": "manage-api-tokens"}]'
  where permissions @> '[{"name": "manage-settings"}, {"name": "manage-roles"}, {"name": "manage-users"}]'
    and not permissions @> '[{"name": "manage-api-tokens"}]';
