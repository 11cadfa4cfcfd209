-- A redirect can be of a path with a query: its parameters, sorted and as a URL has them. Several of one path differ in it.
alter table address add column query text not null default '';
alter table address drop constraint address_pkey, add primary key (locale, slug, query);

create or replace view live_address as
  select a.locale, a.slug, a.status, a.to_url, p.locale as page_locale, p.slug as page_slug, p.id as page_id, a.id, a.query
  from address a
  left join page p on p.id = a.page_id and p.live_id is not null and p.deleted_at is null;
