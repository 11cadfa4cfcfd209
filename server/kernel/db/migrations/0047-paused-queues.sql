-- Jobs of one kind in the same queue that wait together, such as those for a receiver that is away.
create table paused_queue (
  kind text not null,
  queue text not null,
  until timestamptz not null,
  primary key (kind, queue)
);

-- Deliveries are sent by jobs, which are found by them.
create index job_delivery on job ((payload->'delivery')) where kind = 'webhook';

-- Only nodes of the release before write and read these. They ignore deliveries that are due in 9999; infinity would break
-- their lists.
alter table webhook alter next_at set default now();
alter table webhook_delivery alter next_at set default '9999-12-31 00:00:00+00';

-- How often a CDN was asked to forget what changed, and when it agreed for the last time.
alter table content_event add column purges int not null default 0, add column purged_at timestamptz;
create index content_event_unpurged on content_event (id) where purges < 2;
