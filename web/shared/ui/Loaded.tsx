import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCommonWords } from '../i18n/common.ts'
import { Fault } from './Fault.tsx'

type LoadedProps<T> = {
  readonly query: { data: T | undefined; error: unknown; refetch(): unknown }
  /** In place of grey lines, where the page has a shape of its own. */
  readonly skeleton?: ReactNode
  children(data: T): ReactNode
}

/** Grey lines while it loads, the fault when it fails, and else what was loaded. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <Fault error={query.error} onRetry={() => void query.refetch()} />
  return skeleton ?? <GreyLines />
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
