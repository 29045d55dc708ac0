import { useInterval } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Identity, sessionQuery } from './session-query.ts'

const TICK_MS = 15_000

/** Who is logged in; always available to pages inside the shell. */
export function useIdentity(): Identity {
  const { data } = useQuery(sessionQuery())
  if (!data) throw new Error('This page is shown to people who are logged in')
  return data.data
}

/**
 * Business time, from which "in three days" is counted: the sandbox may have moved it far from this computer's clock.
 * It comes with the session and runs on locally in between.
 */
export function useNow(): Date {
  const { now } = useIdentity()
  const { dataUpdatedAt } = useQuery(sessionQuery())
  const [at, setAt] = useState(Date.now)
  useInterval(() => setAt(Date.now()), TICK_MS, { autoInvoke: true })
  return new Date(new Date(now).getTime() + Math.max(0, at - dataUpdatedAt))
}

/** Whether this person may make such changes; the server refuses everybody else in any case. */
export const useMay = (permission: Identity['can'][number]): boolean => useIdentity().can.includes(permission)
