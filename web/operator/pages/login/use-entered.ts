import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'

/** Leads on after a login, to the page that was asked for. */
export function useEntered(): () => void {
  const router = useRouter()
  const queries = useQueryClient()
  const { next } = useSearch({ from: paths.login })
  return () => {
    queries.clear()
    router.history.push(`/operator${next?.replace(/^\/operator/, '') ?? '/'}`)
  }
}
