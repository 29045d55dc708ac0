export { likeAll, listFolded } from './queries.search.ts'
export { patternOf, wordsOf } from './rules.search.ts'
