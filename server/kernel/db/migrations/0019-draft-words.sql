-- The words of the newest content of every page and, where that is another one, of its published content. Saving writes
-- them at once; a background job follows for autosaves, and fills the table for pages from before it.
create table draft_entry (
  page_id bigint primary key references page on delete cascade,
  tsv tsvector not null
);
create index draft_entry_search on draft_entry using gin (tsv);

alter table page add column words_stale boolean not null default true;
create index page_words_stale on page (id) where words_stale;

-- For languages without a configuration of their own.
create text search configuration site_simple (copy = simple);
alter text search configuration site_simple alter mapping for hword, hword_part, word with unaccent, simple;

create function search_configuration(locale text) returns regconfig language sql stable as $$
  select (case left(locale, 2)
    when 'en' then 'site_en' when 'nl' then 'site_nl' when 'de' then 'site_de' when 'fr' then 'site_fr'
    else 'site_simple' end)::regconfig
$$;

-- Lists of published pages begin by title.
create index live_entry_titles on live_entry (title, page_id);
