-- Backups that were requested, by the schedule or by someone, and what became of them.
create table backup_run (
  id bigint generated always as identity primary key,
  requested_at timestamptz not null,
  began_at timestamptz,
  finished_at timestamptz,
  name text,
  -- In bytes.
  size bigint,
  -- Files whose content the storage no longer had.
  missing integer not null default 0,
  -- Null unless it failed.
  failure text
);
create unique index backup_run_open on backup_run ((finished_at is null)) where finished_at is null;
