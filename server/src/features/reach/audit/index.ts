export { recordDownloads } from './downloads.ts'
export { recordList, recordLooks, recordReading } from './reading.ts'
