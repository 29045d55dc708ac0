import { TextInput } from '@mantine/core'
import { useClaimWords } from './words.ts'

const PARTS = ['street', 'zip', 'city', 'country'] as const
export type AddressPart = (typeof PARTS)[number]

/** How wide each part is, so that a narrow dialog breaks the line between them. */
const FLEX: Readonly<Record<AddressPart, string>> = {
  street: '3 1 160px',
  zip: '0 1 84px',
  city: '2 1 110px',
  country: '0 1 90px',
}

type AddressFieldsProps = {
  readonly limits: Readonly<Record<AddressPart, object>>
  /** What the form says about a part: value, fault, and what to do when it changes. */
  field(part: AddressPart): object
}

export function AddressFields({ limits, field }: AddressFieldsProps) {
  const say = useClaimWords()
  return PARTS.map((part) => (
    <TextInput
      key={part}
      flex={FLEX[part]}
      miw={0}
      label={say(`debtor.${part}`)}
      required
      {...limits[part]}
      {...field(part)}
    />
  ))
}
