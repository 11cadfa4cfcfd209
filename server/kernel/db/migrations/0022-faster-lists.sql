-- Lists filter by path and leave out the page for missing pages without joining page. Triggers keep the column, so that
-- nodes whose code does not know it keep it, too. The one on page comes first: from then on no slug changes until the
-- column is filled.
create function page_slug_in_lists() returns trigger language plpgsql as $$
begin
  update list_entry set slug = new.slug where page_id = new.id;
  return null;
end $$;
create trigger page_slug_in_lists after update of slug on page
  for each row when (new.slug <> old.slug) execute function page_slug_in_lists();

alter table list_entry add column slug text not null default '';
update list_entry set slug = page.slug from page where page.id = list_entry.page_id;

create function list_entry_slug() returns trigger language plpgsql as $$
begin
  new.slug := (select slug from page where id = new.page_id);
  return new;
end $$;
create trigger list_entry_slug before insert on list_entry for each row execute function list_entry_slug();

-- The first pages of a list in these orders are read from an index. For counting, the index on locale and type alone is
-- the smaller one, without which PostgreSQL prefers to read the whole table.
create index list_entry_newest on list_entry (locale, type, sort_at desc nulls last, page_id desc);
create index list_entry_titles on list_entry (locale, type, title, page_id);

create or replace view live_list as
  select page_id as id, locale, type, title, sort_at, facets, sort_keys, slug from list_entry;
