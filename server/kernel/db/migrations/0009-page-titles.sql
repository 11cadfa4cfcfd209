-- Lists of all pages begin by title; without it each of them sorts them all.
create index page_titles on page (title, id) where deleted_at is null;
