-- Deleted files and folders stay in the bin for a while, with everything that refers to them. What was deleted with a
-- folder names that folder, and comes back with it. Names in the bin are free again.
alter table folder
  add column deleted_at timestamptz,
  add column deleted_by bigint references app_user,
  add column deleted_with bigint references folder,
  drop constraint folder_parent_id_name_key;
create unique index folder_parent_id_name_key on folder (parent_id, name) nulls not distinct where deleted_at is null;
create index folder_bin on folder (deleted_at) where deleted_at is not null;

alter table file
  add column deleted_at timestamptz,
  add column deleted_by bigint references app_user,
  add column deleted_with bigint references folder,
  drop constraint file_folder_id_name_key;
create unique index file_folder_id_name_key on file (folder_id, name) nulls not distinct where deleted_at is null;
create index file_bin on file (deleted_at) where deleted_at is not null;
-- Also the way to the contents of a folder that is in the bin.
create index file_folder on file (folder_id);
create index file_deleted_with on file (deleted_with) where deleted_with is not null;

create or replace view live_file as
  select f.id, f.name, f.kind, f.alt, f.video, f.shared, b.hash, b.mime_type, b.size, b.width, b.height, f.focal
  from file f
  left join blob b on b.hash = f.blob_hash
  where f.deleted_at is null;
