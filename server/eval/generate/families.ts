import { ABROAD_FAMILIES } from './families/abroad.ts'
import { GERMAN_SERVICES } from './families/german-services.ts'
import { GERMAN_TRADES } from './families/german-trades.ts'
import { UNSEEN_FAMILIES } from './families/unseen.ts'
import { type Family, familiesOf } from './family.ts'

export const FAMILIES: readonly Family[] = [
  ...familiesOf('train', [...GERMAN_TRADES, ...GERMAN_SERVICES, ...ABROAD_FAMILIES]),
  ...familiesOf('unseen', UNSEEN_FAMILIES),
]
