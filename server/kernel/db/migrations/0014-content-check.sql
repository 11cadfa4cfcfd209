-- What each version of a block type or page type accepts, as the code that ran last defined it.
create table definition (
  kind text not null check (kind in ('block', 'page-type')),
  id text not null,
  version integer not null,
  shape jsonb not null,
  hash text not null,
  primary key (kind, id, version)
);

-- The comparison of stored content with the definitions: one row, so that all nodes continue and read the same one.
create table content_check (
  only_row boolean primary key default true check (only_row),
  -- Of all definitions together; another one means that every page is compared again.
  definitions text not null,
  -- Only pages changed since then are compared; null means all.
  since timestamptz,
  began_at timestamptz not null,
  finished_at timestamptz,
  -- Pages up to this id are done.
  after_page bigint not null default 0,
  pages integer not null default 0,
  changed jsonb not null default '[]'
);

-- Versions that do not match the definitions. Without foreign keys, so that a check never fails because a version was
-- deleted meanwhile; what no page has as its newest or published version is not shown, and removed after each check.
create table content_mismatch (
  version_id bigint primary key,
  page_id bigint not null,
  -- The first of them.
  mismatches jsonb not null,
  total integer not null
);
create index content_mismatch_page on content_mismatch (page_id);
