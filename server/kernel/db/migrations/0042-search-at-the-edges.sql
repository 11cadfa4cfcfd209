-- What a search result shows of a page: where its sentences are, by the positions of their words, and what is shown when
-- the words are in none of them, with the position before that of its first word.
-- Safe beside the release before: it leaves them as they were until the index is built again.
alter table search_entry
  add column prose int4multirange not null default '{}',
  add column summary text not null default '',
  add column summary_start integer not null default 0;
alter table search_entry alter column summary set storage external;

create or replace view live_search as
  select page_id as id, locale, type, sort_at, title_words, words, passage_starts, prose, summary, summary_start
  from search_entry;

-- A query for the pages that match one of several terms.
create function search_query_of_any(
  language text, terms jsonb, whole_words boolean default false, keep_stop_words boolean default false
) returns tsquery language plpgsql stable as $$
declare
  term jsonb;
  term_query tsquery;
  result tsquery;
begin
  for term in select * from jsonb_array_elements(terms) loop
    term_query := search_query(language, term, whole_words, keep_stop_words);
    result := coalesce(result || term_query, result, term_query);
  end loop;
  return result;
end $$;

-- Groups of words that mean the same to visitors of the site.
create table search_synonym (
  id bigint generated always as identity primary key,
  language text collate "C" not null,
  -- As they were entered; each is one or several words.
  words text[] not null,
  -- By which they are found in terms: the stems of each.
  keys text[] collate "C" not null,
  revision integer not null default 1
);
create index search_synonym_keys on search_synonym using gin (keys);

create view live_synonym as select language, words, keys from search_synonym;

-- The stems of words that are separated by spaces; stop words stay as they are.
create function search_stems(language text, words text) returns text language sql stable as $$
  select string_agg(coalesce(stems[1], word), ' ' order by place)
  from search_dictionary(language) dictionary,
    unnest(string_to_array(words, ' ')) with ordinality as given(word, place),
    lateral ts_lexize(dictionary, word) as stems
$$;
