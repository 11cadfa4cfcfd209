-- Since when a submission is in its state, the order of a waiting list; null while that is the state it was stored with.
-- Safe beside the release before: it leaves both columns empty.
alter table submission
  add column state_at timestamptz,
  -- The keyed hash of network and subject, of submissions whose address nobody has confirmed; kept for a day.
  add column network bytea;
create index submission_network on submission (network) where network is not null;

-- Mails that follow a first one within a few minutes are gathered into one.
alter table mail
  -- What belongs together, such as the notices of a form to an address.
  add column gather_key text,
  -- Until then, further ones are gathered instead of sent at once.
  add column gather_until timestamptz,
  -- What each gathered one says, in a line; empty for the first, which was sent at once.
  add column gathered jsonb not null default '[]';
create index mail_gathering on mail (gather_key, gather_until) where gather_key is not null;
