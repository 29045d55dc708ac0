import { performance } from 'node:perf_hooks'
import { pause } from '../clock.ts'
import { codeOf } from '../error-code.ts'
import { DatabaseAway } from './away.ts'

const PAUSE_MS = 250

/**
 * For outcomes that a lease protects. Work whose outcome is not recorded is done twice, so keep trying while the
 * database is away.
 */
export async function insist<T>(act: () => Promise<T>, for_ms: number): Promise<T> {
  const started = performance.now()
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const is_over = codeOf(error) === 'CONNECTION_ENDED' || performance.now() - started > for_ms
      if (is_over || !(error instanceof DatabaseAway)) throw error
      await pause(PAUSE_MS)
    }
  }
}
