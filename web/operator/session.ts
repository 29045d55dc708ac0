import { useInterval } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Identity, sessionQuery } from './session-query.ts'

const TICK_MS = 15_000

/** Who is logged in; pages inside the shell always have it. */
export function useIdentity(): Identity {
  const { data } = useQuery(sessionQuery())
  if (!data) throw new Error('This page is shown to people who are logged in')
  return data.data
}

/**
 * Business time, which is what "in three days" is counted from: the sandbox may have moved it far from the clock of this
 * computer. It is asked for with the session and goes on by itself meanwhile.
 */
export function useNow(): Date {
  const { now } = useIdentity()
  const { dataUpdatedAt } = useQuery(sessionQuery())
  const [at, setAt] = useState(Date.now)
  useInterval(() => setAt(Date.now()), TICK_MS, { autoInvoke: true })
  return new Date(new Date(now).getTime() + Math.max(0, at - dataUpdatedAt))
}

/** Whether this person may change such things; the server refuses everybody else in any case. */
export const useMay = (permission: Identity['can'][number]): boolean => useIdentity().can.includes(permission)
