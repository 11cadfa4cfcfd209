-- Published pages whose images are still to be rendered in the sizes and formats that pages offer. Rows are only added,
-- without a unique constraint, so that publications never wait for each other; the job deletes what it has done.
create table rendition_task (
  id bigint generated always as identity primary key,
  page_id bigint not null references page on delete cascade
);
create index rendition_task_page on rendition_task (page_id);
insert into rendition_task (page_id) select id from page where live_id is not null order by published_at desc;
