import type { Schemas } from '../../../shared/api/operator.ts'

export const ADDRESS_FIELDS = ['street', 'zip', 'city', 'country'] as const
type AddressValues = Record<(typeof ADDRESS_FIELDS)[number], string>

/** As people write it: the rate in per cent, and fields that are empty for what there is not. */
export type PartnerValues = AddressValues & { name: string; email: string; percent: number | string; uid: string }

export const NO_CREDIT_NOTE: AddressValues & { uid: string } = { street: '', zip: '', city: '', country: '', uid: '' }

export const creditNoteValues = ({ address, uid }: Pick<Schemas['Partner'], 'address' | 'uid'>) => ({
  ...NO_CREDIT_NOTE,
  ...address,
  uid: uid ?? '',
})

/** An address of which no line is filled in is none. */
export function creditNoteBody({ street, zip, city, country, uid }: AddressValues & { uid: string }) {
  const address = { street, zip, city, country }
  const is_empty = Object.values(address).every((line) => line.trim() === '')
  return { address: is_empty ? null : address, uid: uid.trim() || null }
}

export const rateOf = ({ percent }: Pick<PartnerValues, 'percent'>): number =>
  Math.round(Number(percent) * 100) / 10_000
export const percentOf = (commission_rate: number): number => Math.round(commission_rate * 10_000) / 100
