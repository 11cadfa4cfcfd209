-- What sitemaps say about live pages, without the versions, which live_page joins.
create view live_sitemap as
  select id, group_id, locale, slug, published_at from page
  where live_id is not null and deleted_at is null and slug <> '404' and slug not like '~%';
