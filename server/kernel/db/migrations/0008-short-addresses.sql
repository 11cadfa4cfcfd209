-- The network that an address is of: enough to tell the office from elsewhere, too little to tell a person.
create function network_of(address text) returns text language plpgsql immutable as $$
begin
  return host(network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end)));
exception when invalid_text_representation then
  return '';
end $$;

-- The log may forget where somebody was, in part after a while and whole when they are erased, and nothing else.
create or replace function audit_forgets_addresses_only() returns trigger language plpgsql as $$
begin
  if new.address in ('', network_of(old.address)) and (to_jsonb(new) - 'address') = (to_jsonb(old) - 'address') then
    return new;
  end if;
  raise exception 'audit is insert only' using errcode = 'restrict_violation';
end $$;

create index audit_whole_address on audit (at) where address <> network_of(address);
