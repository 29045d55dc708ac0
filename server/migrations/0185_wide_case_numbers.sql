-- Numbers of eight and nine digits, for the cases of a year that has used up all of seven. The year before them makes a
-- second round harmless.
create sequence wide_case_numbers minvalue 10000000 maxvalue 999999999 cycle;
