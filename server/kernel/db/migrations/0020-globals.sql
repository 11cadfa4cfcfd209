-- The published site-wide content of each locale. It is stored as pages with a slug that no visitor can ask for.
create view live_global as
  select id, locale, type, props, props_version, media, refs
  from live_page
  where slug like '~global/%';
