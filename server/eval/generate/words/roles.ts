/** What a label is for. Each language has several words for each, the first the most usual. */
export const ROLES = [
  'number',
  'issued',
  'due',
  'net',
  'subtotal',
  'tax',
  'gross',
  'open',
  'prepaid',
  'instalments',
  'arrears',
  'rounding',
  'discount',
  'carried',
  'brought',
  'customer',
  'order',
  'order_date',
  'delivery_note',
  'delivered',
  'period',
  'contract',
  'offer',
  'reference',
  'clerk',
  'tax_number',
  'vat_id',
  'customer_vat_id',
  'phone',
  'mail',
  'iban',
  'bic',
  'register',
  'head',
  'page',
  'seller',
  'buyer',
  'consignee',
  'meter',
] as const
export type Role = (typeof ROLES)[number]

export const COLUMNS = [
  'place',
  'code',
  'fee',
  'day',
  'text',
  'quantity',
  'unit',
  'price',
  'off',
  'rate',
  'tax_amount',
  'amount',
] as const
export type ColumnName = (typeof COLUMNS)[number]

export const SENTENCES = [
  'intro',
  'by_date',
  'in_days',
  'at_once',
  'with_discount',
  'paid_by_debit',
  'no_terms',
  'exempt',
  'reverse',
  'included',
  'prose',
  'slogan',
  'thanks',
  'regards',
  'total_sentence',
  'number_sentence',
] as const
export type Sentence = (typeof SENTENCES)[number]

export type Words = {
  readonly roles: Readonly<Record<Role, readonly string[]>>
  readonly columns: Readonly<Record<ColumnName, readonly string[]>>
  readonly sentences: Readonly<Record<Sentence, readonly string[]>>
  /** Greetings of a letter; `{last}` is a surname. */
  readonly dear: { readonly female: string; readonly male: string; readonly all: string }
}
