-- Until when a submission holds places: a site can change for how long it holds them, and what mails promised stays true.
alter table submission add column held_until timestamptz;
