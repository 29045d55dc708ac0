export { queueMeasures } from './measures.ts'
