-- Addresses are stored in the canonical form that the code computes and compared byte by byte. The comparison of citext
-- depends on the locale of the database, so one address was another account here than it was for the lockout.
alter table app_user drop constraint app_user_email_key;
alter table app_user alter column email type text collate "C" using email::text;
alter table reset_request alter column email type text collate "C" using email::text;

-- Lower case as the code understands it: that of Unicode where the server knows it, else that of ASCII, which leaves an
-- address with capitals beyond ASCII for an administrator to write again.
create function pg_temp.canonical_email(address text) returns text language plpgsql as $$
declare
  canonical text := normalize(btrim(address, E' \t\n\r'), NFKC);
begin
  if canonical !~ '^[[:ascii:]]*$' and exists (select from pg_collation where collname = 'und-x-icu') then
    execute 'select normalize(lower($1 collate "und-x-icu"), NFKC)' into canonical using canonical;
  end if;
  return lower(canonical collate "C");
end $$;

-- Two accounts that were told apart before and are one address now: the one that can log in keeps it, the other gets an
-- address that reaches nobody, which an administrator can change.
with named as (
  select id, pg_temp.canonical_email(email) as canonical,
    row_number() over (
      partition by pg_temp.canonical_email(email)
      order by erased_at nulls first, active desc, email = pg_temp.canonical_email(email) desc, id
    ) as place
  from app_user
)
update app_user set email = case place when 1 then canonical else canonical || '.duplicate-' || named.id || '.invalid' end
from named where named.id = app_user.id;

alter table app_user add constraint app_user_email_key unique (email);
alter table app_user add constraint app_user_email_is_canonical check (email = lower(email collate "C"));

-- Links stay open until a newer one has been handed to the mail server, so several of one purpose wait side by side; the
-- mail that a link went out with tells when that was, and the id which is the newer one.
drop index token_pending;
alter table token add column id bigint generated always as identity unique;
alter table token add column mail_id bigint references mail on delete set null;
create index token_of_user on token (user_id, purpose) where used_at is null;
create index token_mail on token (mail_id);

-- What its reader was allowed to do when a mail was written: whoever reads the mail in their place must hold that, too.
alter table mail add column permissions jsonb;
