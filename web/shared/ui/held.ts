import { useEffect, useSyncExternalStore } from 'react'
import { holdPage, isLoginWanted, onLoginWanted } from '../api/session-end.ts'

/** Keeps the page when the session ends, as long as something typed would be lost with it. */
export function useHeldPage(is_held: boolean): void {
  useEffect(() => (is_held ? holdPage() : undefined), [is_held])
}

/** Whether the login is open over the page. */
export const useLoginWanted = (): boolean => useSyncExternalStore(onLoginWanted, isLoginWanted)
