-- Locales of other languages than the four with a configuration of their own are searched word by word.
create or replace function search_words(locale text, title text, body text) returns tsvector language sql stable as $$
  select setweight(to_tsvector(configuration, title), 'A') || setweight(to_tsvector(configuration, body), 'B')
  from (
    select (
      case when left(locale, 2) in ('en', 'nl', 'de', 'fr') then 'site_' || left(locale, 2) else 'simple' end
    )::regconfig as configuration
  ) as chosen
$$;
