/** The rate as people write it: in per cent. */
export type PartnerValues = { name: string; email: string; percent: number | string }

export const rateOf = ({ percent }: Pick<PartnerValues, 'percent'>): number =>
  Math.round(Number(percent) * 100) / 10_000
export const percentOf = (commission_rate: number): number => Math.round(commission_rate * 10_000) / 100
