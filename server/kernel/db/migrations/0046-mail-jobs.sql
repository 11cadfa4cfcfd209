-- The job that sends an email; what became of the email is in its own row.
alter table mail add column job_id bigint;
create index mail_job on mail (job_id) where sent_at is null and given_up_at is null;

-- Safe beside the release before, which sends what is due by this column and shows it as a date: an email with a job is
-- never due there. Those that it writes get jobs from this release.
alter table mail alter column next_at set default '9999-01-01 00:00:00+00';

-- An email takes its job with it, whatever deletes it. A job that a node is about to run or to end finds nothing; to wait
-- for it here could be a deadlock.
create function delete_mail_job() returns trigger language plpgsql as $$
begin
  delete from job where id in (
    select id from job where id = old.job_id and claim is null for update skip locked
  );
  return null;
end $$;
-- Safe beside the release before: it refuses nothing, and that one writes no jobs of emails.
create trigger mail_takes_its_job after delete on mail for each row
  when (old.job_id is not null and old.sent_at is null) execute function delete_mail_job();
