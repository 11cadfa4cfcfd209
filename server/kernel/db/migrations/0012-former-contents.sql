-- What a file held before it was replaced, kept for a while so that replacing can be undone. A file holds each content
-- once: what becomes its content again is no longer a former one.
create table former_content (
  id bigint generated always as identity primary key,
  file_id bigint not null references file on delete cascade,
  blob_hash text not null references blob,
  name citext not null,
  kind text not null,
  focal jsonb,
  replaced_at timestamptz not null,
  replaced_by bigint references app_user,
  unique (file_id, blob_hash)
);
create index former_content_blob on former_content (blob_hash);
create index former_content_age on former_content (replaced_at);
