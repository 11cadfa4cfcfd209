-- Pages that search engines leave out. Few versions are, and only these are in the index.
create index page_version_unlisted on page_version (id) where seo->>'seoIndexed' = 'false';

create view live_unlisted as
  select id, locale from page
  where live_id in (select id from page_version where seo->>'seoIndexed' = 'false') and deleted_at is null;

create or replace view live_sitemap as
  select id, group_id, locale, slug, published_at from page
  where live_id is not null and deleted_at is null and slug <> '404' and slug not like '~%'
    and live_id not in (select id from page_version where seo->>'seoIndexed' = 'false');
