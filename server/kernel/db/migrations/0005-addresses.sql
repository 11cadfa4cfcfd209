-- Whose public address it was. What a page leaves behind goes for all of its addresses: while it is off the site they
-- answer what was asked for, and lead to it again once it is back.
alter table address add column left_by bigint references page on delete cascade;
create index address_left_by on address (left_by);

update address a set left_by = p.id
  from page p
  where p.locale = a.locale and p.slug = a.slug and p.first_live_at is not null and p.deleted_at is null;
insert into address (locale, slug, page_id, status, since, left_by)
  select locale, slug, id, 301, now(), id
  from page where live_id is null and first_live_at is not null and deleted_at is null
  on conflict do nothing;

create index page_translations on page (source_page_id) where source_page_id is not null;
