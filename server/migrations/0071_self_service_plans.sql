-- Debtors agree to instalments by themselves, within what the organisation allows.
alter table organizations
  add column installment_max_months integer not null default 12
    constraint organizations_max_months_check check (installment_max_months between 2 and 120),
  add column installment_min_cents bigint not null default 2500
    constraint organizations_min_installment_check check (installment_min_cents between 1 and 99999999999),
  add column installment_self_service boolean not null default true;

update installment_plans set agreed_via = 'debtor_portal' where agreed_via = 'portal';
alter table installment_plans
  drop constraint installment_plans_via_check,
  add constraint installment_plans_via_check check (agreed_via in ('team', 'debtor_portal', 'sandbox'));
