import { DatabaseFull } from './away.ts'

/** For what a reader writes on the way, such as when a session was used last: without room the reading goes on. */
export async function unlessFull(written: Promise<unknown>): Promise<void> {
  try {
    await written
  } catch (error) {
    if (!(error instanceof DatabaseFull)) throw error
  }
}
