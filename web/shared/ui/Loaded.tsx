import { Button, Skeleton, Stack } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ApiFault } from '../api/fault.ts'
import { useCommonWords } from '../i18n/common.ts'
import { Empty } from './Empty.tsx'
import { Fault } from './Fault.tsx'

type LoadedProps<T> = {
  readonly query: { data: T | undefined; error: unknown; refetch(): unknown }
  /** Replaces the grey lines if the page has its own shape. */
  readonly skeleton?: ReactNode
  children(data: T): ReactNode
}

/** Shows grey lines while it loads, a fault if it fails, and otherwise what was loaded. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error instanceof ApiFault && query.error.status === 404) return <Missing />
  if (query.error) return <Fault error={query.error} onRetry={() => void query.refetch()} />
  return skeleton ?? <GreyLines />
}

/** What was asked for is not there: trying again does not help, going back does. */
function Missing() {
  const say = useCommonWords()
  return (
    <Empty
      title={say('not_found.title')}
      text={say('not_found.text')}
      icon={<IconMapQuestion />}
      action={
        <Button variant="default" onClick={() => window.history.back()}>
          {say('action.back')}
        </Button>
      }
    />
  )
}

function GreyLines() {
  const say = useCommonWords()
  return (
    <Stack gap="sm" role="status" aria-label={say('loading')}>
      {['70%', '95%', '85%', '90%', '60%'].map((width) => (
        <Skeleton key={width} height={18} width={width} />
      ))}
    </Stack>
  )
}
