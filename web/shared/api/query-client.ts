import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFault } from './fault.ts'

const TRIES = 2

/** Repeating a refused request does not help, so only temporary failures are tried again. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < TRIES && (!(error instanceof ApiFault) || error.status >= 500)

/**
 * Calls `onEndedSession` when the server no longer accepts the session. Somebody who was about to change something keeps
 * the page and is asked to log in again.
 */
export function openQueryClient(onEndedSession: (is_page_kept: boolean) => void): QueryClient {
  const watch = (is_page_kept: boolean) => (error: Error) => {
    if (error instanceof ApiFault && error.status === 401) onEndedSession(is_page_kept)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch(false) }),
    mutationCache: new MutationCache({ onError: watch(true) }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5_000, refetchOnWindowFocus: true },
      // Without a network a change fails at once. Kept for later, it would happen when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
