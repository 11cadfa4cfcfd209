-- Pages with words that very many have: the newest of them are found without sorting all.
create index search_entry_newest on search_entry (locale, sort_at desc, page_id desc);
