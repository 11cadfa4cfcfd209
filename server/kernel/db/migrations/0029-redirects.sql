-- Redirects are listed, and those that editors add are changed and removed one by one. `left_by` is null for them.
alter table address
  add column id bigint generated always as identity unique,
  add column revision integer not null default 1,
  add column hits bigint not null default 0,
  add column hit_at timestamptz;

create or replace view live_address as
  select a.locale, a.slug, a.status, a.to_url, p.locale as page_locale, p.slug as page_slug, p.id as page_id, a.id
  from address a
  left join page p on p.id = a.page_id and p.live_id is not null and p.deleted_at is null;

update role set permissions = permissions || '[{"name": "manage-redirects"}]'
  where permissions @> '[{"name": "manage-settings"}]' and not permissions @> '[{"name": "manage-redirects"}]';
