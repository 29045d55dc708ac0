export { recordDownloads } from './downloads.ts'
export { recordReading } from './reading.ts'
