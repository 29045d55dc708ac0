export { bookParts, returnEntry, undoParts } from './booking.ts'
