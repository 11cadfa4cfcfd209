alter table page add column deleted_by bigint references app_user;
create index page_bin on page (deleted_at desc, id desc) where deleted_at is not null;

-- One that was asked again is `replaced`; its successor is a row of its own, so that history shows both.
alter table request
  add column decided_by bigint references app_user,
  drop constraint request_state_check,
  add constraint request_state_check check (state in ('open', 'replaced', 'accepted', 'rejected', 'revoked'));
create index request_page on request (page_id, id desc);

-- What is to happen to a page by itself. A publication that failed stays, with why, and is not tried again.
alter table schedule
  add column leave text not null default 'nothing' check (leave in ('nothing', 'gone', 'redirect')),
  add column to_page_id bigint references page on delete set null,
  add column to_url text,
  add column given_to text not null default '',
  add column actor_id bigint references app_user,
  add column at timestamptz not null default now(),
  add column failed_at timestamptz,
  add column failure jsonb,
  add check ((publish_at is null) = (version_id is null)),
  add check (num_nonnulls(publish_at, unpublish_at) > 0),
  add check ((failed_at is null) = (failure is null));
create index schedule_due on schedule (least(publish_at, unpublish_at));

-- Links that show one version to whoever has them.
create table share (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  page_id bigint not null references page on delete cascade,
  version_id bigint not null references page_version on delete cascade,
  note text not null default '',
  author_id bigint references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index share_page on share (page_id, id desc);

-- For the removal of old autosaves, and for what a restored version came from.
create index page_version_open on page_version (updated_at) where kind = 'autosave' and not sealed;
create index page_version_restored on page_version (restored_from) where restored_from is not null;
