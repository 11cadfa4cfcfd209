-- Values that a browser of their author keeps because they cannot be stored as they are. Only their places are here.
create table held_value (
  page_id bigint not null references page on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  -- The id that the browser made for itself.
  browser text not null,
  places jsonb not null,
  at timestamptz not null,
  primary key (page_id, user_id, browser)
);
