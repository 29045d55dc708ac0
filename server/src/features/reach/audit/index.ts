export { recordReading } from './reading.ts'
