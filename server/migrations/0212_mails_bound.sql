-- migrate: allows unreadable because adding a check for new rows is instant, as "add constraint … not valid" is
select bound_first_month('mails', 'id');
