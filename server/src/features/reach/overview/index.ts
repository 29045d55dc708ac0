export { likeAll, listFolded } from './queries.worklist.ts'
export { patternOf, wordsOf } from './rules.ts'
