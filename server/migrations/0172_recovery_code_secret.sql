-- Which token secret hashed a recovery code, so that somebody who replaces the secret knows whose codes end with the old one.
-- Null: made before this was kept.
alter table login_recovery_codes add column secret_id text;
