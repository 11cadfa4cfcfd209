-- When the mail server refused the recipient of a mail for good; null once a later attempt has another outcome.
-- Safe beside the release before: it leaves the column empty and tries such a mail again for days; a mail with it has
-- given_up_at too, so that release shows it as given up and can renew it.
alter table mail add column undeliverable_at timestamptz;

-- Whether mails to an address come back is read from the mails: the last refusal, unless one was accepted since.
create index mail_undeliverable on mail (to_address, undeliverable_at) where undeliverable_at is not null;
create index mail_sent_to on mail (to_address, sent_at) where sent_at is not null;
