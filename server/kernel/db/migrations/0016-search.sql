-- The search index of the live pages, apart from live_entry so that scanning it reads narrow rows: the words are out of
-- line, and titles are short.
create table search_entry (
  page_id bigint primary key references live_entry on delete cascade,
  locale text not null,
  type text not null,
  sort_at timestamptz not null,
  title_words tsvector not null,
  words tsvector not null
) with (toast_tuple_target = 128);
alter table search_entry alter column words set storage external;
alter table search_entry alter column title_words set storage main;
create index search_entry_words on search_entry using gin (words);
create index search_entry_title on search_entry using gin (title_words);

-- Every word of the live pages, for beginnings of words and for words with typing errors. Words are only added when a
-- page is published, and without a unique constraint, so that publications never wait for each other.
create table search_word (
  language text collate "C" not null,
  word text collate "C" not null,
  -- What the index contains for it.
  stem text collate "C" not null,
  -- As it was first written, in lower case.
  spelling text not null
);
create index search_word_beginning on search_word (language, word);
create index search_word_ending on search_word (language, reverse(word) collate "C");
create index search_word_middle on search_word using gin (word gin_trgm_ops);

-- Building the whole index: one row, so that all nodes continue and read the same run.
create table search_index (
  only_row boolean primary key default true check (only_row),
  -- The version of the code that built the index; an older one means that it is built again.
  version integer not null default 0,
  removed_at timestamptz,
  began_at timestamptz,
  finished_at timestamptz,
  -- Pages up to this id are done.
  after_page bigint not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  failed integer not null default 0
);
insert into search_index default values;

create function search_dictionary(language text) returns regdictionary language sql stable as $$
  select (case language
    when 'da' then 'danish_stem' when 'de' then 'german_stem' when 'en' then 'english_stem'
    when 'es' then 'spanish_stem' when 'fi' then 'finnish_stem' when 'fr' then 'french_stem'
    when 'hu' then 'hungarian_stem' when 'it' then 'italian_stem' when 'nb' then 'norwegian_stem'
    when 'nl' then 'dutch_stem' when 'nn' then 'norwegian_stem' when 'no' then 'norwegian_stem'
    when 'pt' then 'portuguese_stem' when 'ro' then 'romanian_stem' when 'sv' then 'swedish_stem'
    else 'simple' end)::regdictionary
$$;

-- The vector of a page from its words and the places of each, such as `1A,17C`. Words are normalised already, so no
-- parser of PostgreSQL is involved, and a position is the number of a word. Stop words count in titles only: a page can
-- be called "About us".
create function search_vector(language text, words text[], places text[]) returns tsvector language sql stable as $$
  select coalesce(string_agg('''' || lexeme || ''':' || place, ' '), '')::tsvector
  from search_dictionary(language) dictionary, unnest(words, places) as given(word, place),
    lateral ts_lexize(dictionary, word) as stems,
    lateral unnest(case
      when stems is null or stems = '{}' and place like '%A%' then array[word] else stems
    end) as lexeme
$$;

-- What a word of a visitor means: its inflections, and all words that begin with it unless only whole words are wanted.
-- Null for a stop word.
create function search_word_query(language text, word text, whole_words boolean, keep_stop_words boolean)
  returns tsquery language plpgsql stable as $$
declare
  stems text[] := ts_lexize(search_dictionary(language), word);
  result tsquery;
begin
  if stems = '{}' and not keep_stop_words then return null; end if;
  result := '''' || coalesce(stems[1], word) || '''';
  if whole_words or length(word) < 3 and word !~ '\d' then return result; end if;
  -- Words whose stem does not begin like the word itself, as jaren, whose stem is jar.
  select coalesce(result || string_agg('''' || found.stem || '''', '|')::tsquery, result) into result
  from (
    select distinct w.stem from search_word w
    where w.language = search_word_query.language and w.word >= search_word_query.word
      and w.word < search_word_query.word || U&'\+10FFFF' and not starts_with(w.stem, search_word_query.word)
  ) as found;
  return result || ('''' || word || ''':*')::tsquery;
end $$;

-- `term` is a list of words that must all match; each is a list of alternatives, and each of these a list of words.
create function search_query(
  language text, term jsonb, whole_words boolean default false, keep_stop_words boolean default false
) returns tsquery language plpgsql stable as $$
declare
  word jsonb;
  alternative jsonb;
  part text;
  part_query tsquery;
  alternative_query tsquery;
  word_query tsquery;
  result tsquery;
begin
  for word in select * from jsonb_array_elements(term) loop
    word_query := null;
    for alternative in select * from jsonb_array_elements(word) loop
      alternative_query := null;
      for part in select * from jsonb_array_elements_text(alternative) loop
        part_query := search_word_query(language, part, whole_words, keep_stop_words);
        alternative_query := coalesce(alternative_query && part_query, alternative_query, part_query);
      end loop;
      word_query := coalesce(word_query || alternative_query, word_query, alternative_query);
    end loop;
    result := coalesce(result && word_query, result, word_query);
  end loop;
  -- A term of stop words only, such as "about us".
  if result is null and not keep_stop_words then return search_query(language, term, whole_words, true); end if;
  return result;
end $$;

-- All words of a query, as a regular expression for lexemes.
create function search_pattern(query tsquery) returns text language sql immutable as $$
  select '^(' || coalesce(string_agg(part[1] || case part[2] when ':*' then '.*' else '' end, '|'), '') || ')$'
  from regexp_matches(query::text, '''([^'']+)''(:\*)?', 'g') as part
$$;

create view live_search as select page_id as id, locale, type, sort_at, title_words, words from search_entry;
create view live_text as select page_id as id, body from live_entry;
create view live_word as select language, word, stem, spelling from search_word;
