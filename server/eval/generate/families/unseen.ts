import type { Sketch } from '../family.ts'
import { UNSEEN_ABROAD } from './unseen-abroad.ts'
import { UNSEEN_GERMAN } from './unseen-german.ts'

/**
 * Families that measure what a reader makes of papers it has never met. Never look at them while working on the reader:
 * neither at their files, nor at their documents, nor at single misses on them. Only their figures are read. A family
 * that somebody has looked at belongs to `train`, and a new one takes its place here.
 */
export const UNSEEN_FAMILIES: readonly Sketch[] = [...UNSEEN_GERMAN, ...UNSEEN_ABROAD]
