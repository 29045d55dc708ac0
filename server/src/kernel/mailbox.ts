/** Nobody's mail server tells upper from lower case. */
export const isSameMailbox = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const initial = (text: string): string => `${[...text][0] ?? ''}…`

/** Enough of an address to recognise the own one, and too little to write to it: e…@h….at. */
export function maskedMailbox(email: string): string {
  const [name = '', host = ''] = email.split('@')
  const ending = host.split('.').at(-1) ?? ''
  return `${initial(name)}@${initial(host)}.${ending}`
}
