-- migrate: allows unreadable because adding a check for new rows is instant, as "add constraint … not valid" is
-- An attempt belongs to the month in which it was made. Those of before are of no month.
alter table webhook_attempts add column month date not null default date '2000-01-01';
alter table webhook_attempts alter column month set default this_month();
select bound_first_month('webhook_attempts', 'month');
