export { recordDownloads } from './downloads.ts'
export { recordLooks, recordReading } from './reading.ts'
