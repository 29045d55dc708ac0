export { startReading } from './jobs.ts'
export { sendReadable } from './readable.ts'
