import type { ClaimFile } from './file.ts'

/** Whose court decides: that of the address which letters go to, else that of the law of the claim. */
export function countryOf({ debtor: { addresses }, governing_law }: ClaimFile): string | null {
  const address = addresses.find(({ is_primary }) => is_primary) ?? addresses[0]
  return address?.country ?? governing_law
}
