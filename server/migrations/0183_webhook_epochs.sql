-- Disabling a webhook raises its epoch, whoever disables it. A pending delivery of an earlier epoch has lapsed: it is never
-- sent, and counts as failed although a job only writes so later. A webhook with very many of them is so disabled at once.
create function raise_webhook_epoch() returns trigger language plpgsql as $$
begin
  if old.enabled and not new.enabled and new.epoch <= old.epoch then new.epoch := old.epoch + 1; end if;
  return new;
end
$$;
create trigger webhooks_raise_epoch before update on webhooks for each row execute function raise_webhook_epoch();
