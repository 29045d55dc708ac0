-- What XML files among the documents of claims say as e-invoices. A row begins when such a file is stored and waits to be
-- read; that of a file which turns out to be other XML goes again. Amounts are cents of the file's own currency.
create table document_e_invoices (
  document_id uuid not null,
  organization_id uuid not null,
  read_at timestamptz,
  syntax text constraint document_e_invoices_syntax_check check (syntax in ('cii', 'ubl')),
  kind text constraint document_e_invoices_kind_check check (kind in ('invoice', 'partial_invoice', 'prepayment_invoice',
    'corrected_invoice', 'self_billed_invoice', 'credit_note', 'pro_forma', 'other')),
  type_code text constraint document_e_invoices_type_code_check check (length(type_code) <= 10),
  invoice_number text constraint document_e_invoices_number_check check (length(invoice_number) <= 255),
  issuer text constraint document_e_invoices_issuer_check check (length(issuer) <= 255),
  recipient text constraint document_e_invoices_recipient_check check (length(recipient) <= 255),
  subject text constraint document_e_invoices_subject_check check (length(subject) <= 1000),
  issue_date date,
  due_date date,
  currency text constraint document_e_invoices_currency_check check (currency ~ '^[A-Z]{3}$'),
  net_cents bigint,
  tax_cents bigint,
  gross_cents bigint,
  prepaid_cents bigint,
  payable_cents bigint,
  -- Each with a code and the two figures that disagree; none where the sums are right.
  faults jsonb constraint document_e_invoices_faults_check check (jsonb_typeof(faults) = 'array'),
  -- The invoice that the team has made of it, and of which of its amounts; without the one, the other says nothing.
  invoice_id uuid,
  amount_taken text constraint document_e_invoices_taken_check check (amount_taken in ('gross', 'open')),
  constraint document_e_invoices_pkey primary key (document_id),
  constraint document_e_invoices_invoice_key unique (invoice_id),
  constraint document_e_invoices_document_fkey foreign key (organization_id, document_id)
    references documents (organization_id, id) on delete cascade,
  -- An invoice that its partner takes back can be made again.
  constraint document_e_invoices_invoice_fkey foreign key (organization_id, invoice_id)
    references invoices (organization_id, id) on delete set null (invoice_id),
  constraint document_e_invoices_read_check check (case when read_at is null
    then num_nonnulls(syntax, kind, type_code, invoice_number, issuer, recipient, subject, issue_date, due_date, currency,
      net_cents, tax_cents, gross_cents, prepaid_cents, payable_cents, faults, invoice_id, amount_taken) = 0
    else num_nonnulls(syntax, kind, faults) = 3 end),
  constraint document_e_invoices_made_check check (invoice_id is null
    or amount_taken is not null and faults = '[]' and currency = 'EUR'
      and kind in ('invoice', 'partial_invoice', 'prepayment_invoice', 'corrected_invoice', 'self_billed_invoice')
      and case amount_taken when 'gross' then gross_cents else payable_cents end > 0)
);
