-- The day on which the contract was concluded: § 13a RDG wants it in the first letter to a private person.
alter table claims add column contract_date date;
