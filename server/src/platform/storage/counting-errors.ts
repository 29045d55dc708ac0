import type { Counter } from 'prom-client'
import { BlobMissing, type Storage } from './storage.ts'

/** Counts what fails for another reason than that a file is not there. */
export function countingErrors(storage: Storage, errors: Counter<'operation'>): Storage {
  const counted =
    <Given extends unknown[], Got>(operation: string, act: (...given: Given) => Promise<Got>) =>
    (...given: Given): Promise<Got> =>
      act(...given).catch((error: unknown) => {
        if (!(error instanceof BlobMissing)) errors.inc({ operation })
        throw error
      })
  return {
    ...storage,
    put: counted('put', storage.put),
    get: counted('get', storage.get),
    delete: counted('delete', storage.delete),
    check: counted('check', storage.check),
    async *list(prefix) {
      try {
        yield* storage.list(prefix)
      } catch (error) {
        errors.inc({ operation: 'list' })
        throw error
      }
    },
  }
}
