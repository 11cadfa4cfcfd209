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
