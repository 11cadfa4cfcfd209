-- Wakes the job that stores the words of pages. Further changes of a page whose words are stale already announce nothing.
create function words_are_stale() returns trigger language plpgsql as $$
begin
  notify words_stale;
  return null;
end $$;
-- Safe beside the release before: it only notifies.
create trigger words_of_new_pages after insert on page for each statement execute function words_are_stale();
-- Safe beside the release before: it only notifies.
create trigger words_of_changed_pages after update of words_stale on page
  for each row when (new.words_stale and not old.words_stale) execute function words_are_stale();
