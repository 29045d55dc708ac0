import { isIban } from '../../src/kernel/banking.ts'
import type { Random } from '../random.ts'

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.between(0, 9))).join('')

/** An Austrian or German account with right check digits. */
export function ibanOf(random: Random): string {
  const [country, length] = random.chance(0.6) ? (['AT', 16] as const) : (['DE', 18] as const)
  const account = digits(random, length)
  const check = Array.from({ length: 97 }, (_, place) => String(place + 2).padStart(2, '0')).find((two) =>
    isIban(country + two + account),
  )
  return `${country}${check}${account}`
}
