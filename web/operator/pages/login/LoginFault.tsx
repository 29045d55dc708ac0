import { Alert, Text } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiFault } from '../../../shared/api/fault.ts'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { useLoginWords } from './words.ts'

/** Why the login failed, and what to do about it. A missing code is not a fault: the form asks for it. */
export function LoginFault({ error }: { error: Error }) {
  const say = useLoginWords()
  if (!(error instanceof ApiFault)) return <Fault error={error} />
  if (error.code === 'TOTP_REQUIRED' || error.code === 'PASSKEY_REQUIRED') return null
  if (error.status === 429) return <Waiting key={error.request_id} seconds={error.retry_after_s ?? 60} />
  if (error.status !== 401) return <Fault error={error} />
  const what = error.code === 'TOTP_WRONG' ? 'code_wrong' : 'refused'
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={say(what)}>
      <Text size="sm">{say(`${what}_text`)}</Text>
    </Alert>
  )
}

function Waiting({ seconds }: { seconds: number }) {
  const say = useLoginWords()
  const [left, setLeft] = useState(seconds)
  useInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000, { autoInvoke: true })
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Alert role="alert" color="orange" icon={<IconClock />} title={say('wait')}>
      {/* Otherwise a screen reader would announce the countdown every second. */}
      <Text size="sm" aria-live="off">
        {left > 0 ? say('wait_text', { time }) : say('wait_over')}
      </Text>
    </Alert>
  )
}
