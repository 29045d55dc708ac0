/** Sums of euros are made in cents, since 0.1 + 0.2 is not 0.3. */
export const centsOf = (euros: number | string): number => Math.round(Number(euros) * 100)

export const eurosOf = (cents: number): number => cents / 100
