-- What lists with filters read, apart from live_entry so that scanning all pages of a type reads narrow rows. The values
-- are computed by the page type: `sector=3` in facets, next to `tag=5`; {"start": "2027-03-10"} in sort_keys. One array
-- serves any number of declared filters with one index.
create table list_entry (
  page_id bigint primary key references live_entry on delete cascade,
  locale text not null,
  type text not null,
  title text not null,
  sort_at timestamptz not null,
  facets text[] not null,
  sort_keys jsonb not null
);
create index list_entry_type on list_entry (locale, type);
create index list_entry_facets on list_entry using gin (facets);

-- The filters and sorts of pages that are live already follow when their cards are computed again.
insert into list_entry (page_id, locale, type, title, sort_at, facets, sort_keys)
  select page_id, locale, type, title, sort_at,
    array(select 'tag=' || substr(ref, 2) from unnest(tags) as ref), '{}'
  from live_entry;

-- When the card and the list entry have to be computed again, because they depend on the date.
alter table live_entry add column outdated_at timestamptz;
create index live_entry_outdated on live_entry (outdated_at) where outdated_at is not null;

-- Has a row only while there is one in live_entry, which unpublishing and deleting a page remove.
create view live_list as select page_id as id, locale, type, title, sort_at, facets, sort_keys from list_entry;
