-- As PostgreSQL has estimated it.
create function search_size() returns double precision language sql stable as $$
  select nullif(greatest(reltuples, 0), 0) from pg_class where oid = 'search_entry'::regclass
$$;

-- About 500 pages, the same in each search, so that all pages of a result have the same total. None of a small site, where
-- counting is faster.
create view live_search_sample as
  select page_id as id, locale, type, words
  from search_entry
    tablesample system (case when search_size() >= 15000 then least(100, 50000 / search_size()) else 0 end) repeatable (1);

-- A word that its own stem begins with is looked for once, because its beginning includes the stem.
create or replace function search_word_query(language text, word text, whole_words boolean, keep_stop_words boolean)
  returns tsquery language plpgsql stable as $$
declare
  stems text[] := ts_lexize(search_dictionary(language), word);
  own_stem text := coalesce(stems[1], word);
  beginning tsquery := ('''' || word || ''':*')::tsquery;
  other_stems tsquery;
begin
  if stems = '{}' and not keep_stop_words then return null; end if;
  if whole_words or length(word) < 3 and word !~ '\d' then return '''' || own_stem || ''''; end if;
  if not starts_with(own_stem, word) then beginning := ('''' || own_stem || '''')::tsquery || beginning; end if;
  -- Words whose stem does not begin like the word itself, as jaren, whose stem is jar.
  select string_agg('''' || found.stem || '''', '|')::tsquery into other_stems
  from (
    select distinct w.stem from search_word w
    where w.language = search_word_query.language and w.word >= search_word_query.word
      and w.word < search_word_query.word || U&'\+10FFFF' and not starts_with(w.stem, search_word_query.word)
      and w.stem <> own_stem
  ) as found;
  return coalesce(beginning || other_stems, beginning);
end $$;
