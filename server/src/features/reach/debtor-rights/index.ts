export { openPapers } from './papers.ts'
