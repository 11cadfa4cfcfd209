-- Work in the background. A job is written in the transaction of what causes it, and deleted when it is done.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- There is one row of a standing job, which stays and runs again and again.
  standing boolean not null default false,
  -- Jobs of one kind in the same queue wait for each other.
  queue text,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  -- Infinity while a standing job runs, so that what wakes it in the meantime is not lost.
  run_at timestamptz not null,
  attempts int not null default 0,
  -- How often a process ended, or lost the database, while it ran the job.
  deaths int not null default 0,
  -- New for each attempt. A process with another one may not record an outcome.
  claim uuid,
  -- The process that runs the job renews it. It is in no index, so that this stays cheap.
  leased_until timestamptz,
  -- Since the first failure after the last success.
  failing_since timestamptz,
  -- The message of the last error.
  failure text not null default '',
  given_up_at timestamptz
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
create index job_due on job (kind, run_at, id) where given_up_at is null;
create index job_queue on job (kind, queue, id) where queue is not null and given_up_at is null;
create unique index job_running on job (kind, queue) where queue is not null and claim is not null;
create unique index job_standing on job (kind) where standing;
