-- What the code of the site does after changes of content. Nodes write here what they declare.
create table hook (
  name text primary key,
  events text[] not null,
  -- By a node that runs. Those that none declares any more get no jobs.
  declared_at timestamptz not null
);

-- One event for one hook, written in the transaction of the change, and deleted when it is done.
create table hook_job (
  id bigint generated always as identity primary key,
  hook text not null,
  event text not null,
  object jsonb not null,
  at timestamptz not null,
  next_at timestamptz not null,
  attempts int not null default 0,
  running_since timestamptz,
  given_up_at timestamptz,
  -- The message of the last error.
  failure text not null default ''
);
create index hook_job_due on hook_job (next_at) where given_up_at is null;
