import type { components } from '../../../shared/api/operator.generated.ts'

type Debtor = components['schemas']['TeamDebtor']
type Changes = NonNullable<components['schemas']['PrivacyCorrection']['changes']>

const FIELDS = [
  'first_name',
  'last_name',
  'birth_date',
  'company_name',
  'street',
  'zip',
  'city',
  'country',
  'email',
] as const
export type DebtorValues = Record<(typeof FIELDS)[number], string>

export function valuesOf({ person, company, addresses, communication_channels }: Debtor): DebtorValues {
  const address = addresses.find(({ is_primary }) => is_primary)
  const email = communication_channels.find(({ type }) => type === 'email')
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    birth_date: person?.birth_date ?? '',
    company_name: company?.company_name ?? '',
    street: address?.street ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
    email: email?.value ?? '',
  }
}

/** Only what was changed. A list is sent whole, with the wrong entry replaced: what is wrong is not kept beside. */
export function changesOf(debtor: Debtor, values: DebtorValues): Changes {
  const stored = valuesOf(debtor)
  const has = (...fields: (typeof FIELDS)[number][]) => fields.some((field) => values[field] !== stored[field])
  const { first_name, last_name, birth_date, company_name, street, zip, city, country, email } = values
  const { person, company, addresses, communication_channels: channels } = debtor
  const { birth_date: _, ...named } = person ?? { last_name }
  const is_email = (channel: (typeof channels)[number]) => channel.type === 'email' && channel.value === stored.email
  return {
    ...(has('first_name', 'last_name', 'birth_date')
      ? { person: { ...named, first_name, last_name, ...(birth_date ? { birth_date } : {}) } }
      : {}),
    ...(has('company_name') ? { company: { ...company, company_name } } : {}),
    ...(has('street', 'zip', 'city', 'country')
      ? {
          addresses: [
            { street, zip, city, country, is_primary: true },
            ...addresses.filter(({ is_primary }) => !is_primary),
          ],
        }
      : {}),
    ...(has('email')
      ? {
          communication_channels: [
            ...(email
              ? [{ type: 'email' as const, value: email, is_primary: channels.find(is_email)?.is_primary ?? false }]
              : []),
            ...channels.filter((channel) => !is_email(channel)),
          ],
        }
      : {}),
  }
}
