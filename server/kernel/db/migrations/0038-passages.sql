-- Where every sixteenth word of a live page's text begins, and where the text ends, so that the excerpt of a search result
-- is cut out of the text without reading the rest; in bytes, because counting characters takes longer.
-- Safe beside the release before: it leaves them as they were, and they count only while the text is as long as they say.
alter table search_entry add column passage_starts integer[] not null default '{}';
alter table search_entry alter column passage_starts set storage external;

create or replace view live_search as
  select page_id as id, locale, type, sort_at, title_words, words, passage_starts from search_entry;

-- All words of a query as patterns for lexemes, in which neither % nor _ occurs. It replaces search_pattern, which the
-- release before uses.
create function search_patterns(query tsquery) returns text[] language sql immutable as $$
  select coalesce(array_agg(part[1] || case part[2] when ':*' then '%' else '' end), '{}')
  from regexp_matches(query::text, '''([^'']+)''(:\*)?', 'g') as part
$$;
