-- When somebody last said that a file has or had these bytes: what was claimed lately is not swept away.
alter table blob add column claimed_at timestamptz not null default now();
create index blob_claim on blob (claimed_at);

create index file_search on file using gin ((name::text) gin_trgm_ops, alt gin_trgm_ops);

create function folder_path(id bigint) returns text language sql stable as $$
  with recursive walk (parent_id, path) as (
    select f.parent_id, '/' || f.name::text from folder f where f.id = folder_path.id
    union all
    select f.parent_id, '/' || f.name::text || walk.path from walk join folder f on f.id = walk.parent_id
  )
  select coalesce((select path from walk where parent_id is null), '/')
$$;

create or replace view live_file as
  select f.id, f.name, f.kind, f.alt, f.video, f.shared, b.hash, b.mime_type, b.size, b.width, b.height, f.focal
  from file f
  left join blob b on b.hash = f.blob_hash;
