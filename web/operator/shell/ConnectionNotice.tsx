import { Alert } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { away, watchConnection } from '../../shared/api/connection.ts'
import { useShellWords } from './words.ts'

/** Says that the server does not answer, for as long as it does not. Then everything on the page is read anew. */
export function ConnectionNotice() {
  const say = useShellWords()
  const queries = useQueryClient()
  const is_away = away.use()
  useEffect(() => watchConnection(() => void queries.invalidateQueries()), [queries])
  return (
    <div role="status">
      {is_away && (
        <Alert color="orange" icon={<IconPlugConnectedX />} title={say('away')} mb="md">
          {say('away_text')}
        </Alert>
      )}
    </div>
  )
}
