-- The version of the page type that the props were written for. All existing props were written for the first.
alter table page_version add column props_version integer not null default 1;

-- Columns are added at the end of a view only.
create or replace view live_page as
  select p.id, p.group_id, p.locale, p.slug, p.type, p.published_at, p.first_live_at,
    v.id as version_id, v.title, v.seo, v.props, v.media, v.blocks, v.refs, v.anchors, v.updated_at, v.props_version
  from page p
  join page_version v on v.id = p.live_id
  where p.deleted_at is null;

-- The version of the code that computed the card; smaller ones are computed again, so all existing cards are.
alter table live_entry add column card_version integer not null default 0;
create index live_entry_card on live_entry (type, card_version);

create or replace view live_card as
  select e.page_id as id, e.locale, e.type, p.slug, e.title, e.card, e.tags, e.sort_at, p.published_at, e.card_version
  from live_entry e
  join page p on p.id = e.page_id
  where p.live_id is not null and p.deleted_at is null;
