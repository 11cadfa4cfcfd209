-- The props that visitors see the shared fields of a group of translations from: those of the version that was last
-- published of the first page, or, while that page has never been live, those that it had when another was published.
-- Safe beside the release before, which neither reads nor writes it.
create table shared_props (
  group_id bigint primary key,
  props_version integer not null,
  props jsonb not null,
  is_published boolean not null
);

create or replace view live_page as
  select p.id, p.group_id, p.locale, p.slug, p.type, p.published_at, p.first_live_at,
    v.id as version_id, v.title, v.seo, v.props, v.media, v.blocks, v.refs, v.anchors, v.updated_at, v.props_version,
    case when s.group_id is not null then jsonb_build_object('version', s.props_version, 'props', s.props) end as shared
  from page p
  join page_version v on v.id = p.live_id
  left join shared_props s on s.group_id = p.group_id
  where p.deleted_at is null;
