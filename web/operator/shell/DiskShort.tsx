import { Alert } from '@mantine/core'
import { IconDatabaseExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session-query.ts'
import { useShellWords } from './words.ts'

const REFRESH_MS = 60_000

/** Whoever works should know why files are refused, and tell somebody before more is. */
export function DiskShort() {
  const say = useShellWords()
  const { data } = useQuery({ ...sessionQuery(), refetchInterval: REFRESH_MS })
  if (!data?.data.disk_is_short) return null
  return (
    <Alert color="red" icon={<IconDatabaseExclamation />} mb="md" py="xs" title={say('disk_short')} role="alert">
      {say('disk_short_text')}
    </Alert>
  )
}
