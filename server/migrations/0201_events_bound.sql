-- migrate: allows unreadable because adding a check for new rows is instant, as "add constraint … not valid" is
-- A file for each table: two locks in one transaction could be in the way of each other.
select bound_first_month('events', 'id');
