-- An erased user has no role, so that a role which nobody else has can be removed.
alter table app_user alter column role_id drop not null;
alter table app_user add constraint app_user_has_role check (role_id is not null or erased_at is not null);

-- In the database, so that erasing a user is one transaction.
create table profile_image (
  user_id bigint primary key references app_user on delete cascade,
  hash text not null,
  mime_type text not null,
  bytes bytea not null
);

create index audit_actor on audit (actor_id, at desc);
create index audit_action on audit (action text_pattern_ops, id desc);

-- The log may forget where somebody was when they are erased, and nothing else.
create function audit_forgets_addresses_only() returns trigger language plpgsql as $$
begin
  if new.address = '' and (to_jsonb(new) - 'address') = (to_jsonb(old) - 'address') then
    return new;
  end if;
  raise exception 'audit is insert only' using errcode = 'restrict_violation';
end $$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before delete on audit for each row execute function refuse_change();
create trigger audit_forgets before update on audit for each row execute function audit_forgets_addresses_only();
create trigger audit_is_never_emptied before truncate on audit for each statement execute function refuse_change();
