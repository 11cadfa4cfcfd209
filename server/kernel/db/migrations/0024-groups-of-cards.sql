-- Lists count what visitors sent about a page, and translations share a group.
create or replace view live_card as
  select e.page_id as id, e.locale, e.type, p.slug, e.title, e.card, e.tags, e.sort_at, p.published_at, e.card_version,
    p.group_id
  from live_entry e
  join page p on p.id = e.page_id
  where p.live_id is not null and p.deleted_at is null;
