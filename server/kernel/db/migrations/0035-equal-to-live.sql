-- An edit that was undone after it was saved: the head is another version than visitors see, with the same content.
-- Safe beside the release before: it reads the state under the same name and writes neither column.
alter table page
  drop column state,
  add column matches_live boolean not null default false,
  add column state text not null generated always as (
    case
      when live_id is null and first_live_at is null then 'concept'
      when live_id is null then 'not-published'
      when live_id = head_id or matches_live then 'published'
      else 'unpublished-changes'
    end
  ) stored;

-- The order of keys differs when an undone edit had removed one. A text with this character has no jsonb.
create function is_same_json(one json, other json) returns boolean language sql immutable as $$
  select case
    when one::text = other::text then true
    when position('\u0000' in one::text || other::text) > 0 then false
    else one::jsonb = other::jsonb
  end
$$;

create function page_matches_live() returns trigger language plpgsql as $$
begin
  new.matches_live := new.live_id <> new.head_id and exists (
    select from page_version head join page_version live on live.id = new.live_id
    where head.id = new.head_id and head.title = live.title and head.seo = live.seo and head.media = live.media
      and head.props = live.props and head.props_version = live.props_version
      and is_same_json(head.blocks, live.blocks));
  new.matches_live := coalesce(new.matches_live, false);
  return new;
end $$;

-- Safe beside the release before: it refuses nothing.
create trigger page_matches_live before update of head_id, live_id on page
  for each row execute function page_matches_live();

update page set head_id = head_id where live_id <> head_id;
