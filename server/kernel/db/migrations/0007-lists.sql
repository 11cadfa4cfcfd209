-- Who made the newest version, kept for the lists of what one works at; written with head_id.
alter table page add column head_author_id bigint references app_user;
update page p set head_author_id = v.author_id from page_version v where v.id = p.head_id;
create index page_author on page (author_id);
create index page_head_author on page (head_author_id);
