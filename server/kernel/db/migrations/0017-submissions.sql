-- What visitors were asked, in the words that they read. Many submissions share one.
create table form_wording (
  id bigint generated always as identity primary key,
  form text not null,
  hash bytea not null,
  wording jsonb not null,
  unique (form, hash)
);

create table submission (
  id bigint generated always as identity primary key,
  -- The id of a form that is declared in code, or `form:` and the key of the block in which an editor composed it.
  form text not null,
  form_version integer not null,
  wording_id bigint not null references form_wording,
  page_id bigint references page on delete set null,
  block_key text,
  locale text not null,
  language text not null,
  at timestamptz not null,
  state text not null,
  -- What it is about, such as a date of a training, and the name of that at the time.
  subject text not null default '',
  subject_label text not null default '',
  -- How many places it takes.
  quantity integer not null default 1,
  email text collate "C" not null default '',
  data jsonb not null,
  note text not null default '',
  revision integer not null default 1,
  -- Recognises the same submission sent twice. Keyed with the secret of the instance, so that nobody can guess at it.
  digest bytea not null,
  -- What the visitor was shown afterwards, to be repeated for a submission sent twice.
  outcome jsonb not null default '{}',
  delete_after timestamptz
);
create index submission_list on submission (form, at desc, id desc);
create index submission_by_time on submission (at desc, id desc);
create index submission_subject on submission (form, subject, state, id) where subject <> '';
create index submission_email on submission (email, form) where email <> '';
create index submission_digest on submission (digest, at);
create index submission_expiry on submission (delete_after) where delete_after is not null;
create index submission_page on submission (page_id);
create index submission_wording on submission (wording_id);

-- What a link leads in with, for one action on one submission; only its hash is kept.
create table submission_token (
  hash bytea primary key,
  submission_id bigint not null references submission on delete cascade,
  action text not null,
  -- Null for as long as the submission exists.
  expires_at timestamptz
);
create index submission_token_of on submission_token (submission_id);
create index submission_token_expiry on submission_token (expires_at) where expires_at is not null;

-- Emails about a submission are deleted with it.
alter table mail add column submission_id bigint references submission on delete cascade;
alter table mail add column reply_to jsonb;
alter table mail add column attachments jsonb not null default '[]';
-- Where mail programs unsubscribe; its secret is sealed like that of the link in the text.
alter table mail add column unsubscribe_url text;
alter table mail add column unsubscribe_secret bytea;
create index mail_submission on mail (submission_id) where submission_id is not null;

-- What visitors may know about the submissions of others: how many there are.
create view live_submission_total as
  select form, subject, state, count(*) as submissions, sum(quantity) as quantity
  from submission where subject <> '' group by form, subject, state;
