import { ABROAD_FAMILIES } from './families/abroad.ts'
import { GERMAN_FAMILIES } from './families/german.ts'
import { UNSEEN_FAMILIES } from './families/unseen.ts'
import { type Family, familiesOf } from './family.ts'

export const FAMILIES: readonly Family[] = [
  ...familiesOf('train', [...GERMAN_FAMILIES, ...ABROAD_FAMILIES]),
  ...familiesOf('unseen', UNSEEN_FAMILIES),
]
