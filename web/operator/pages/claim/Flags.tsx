import { Alert, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconHandStop, IconMessage2Exclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { FileProps } from './file.ts'
import { useClaimWords } from './words.ts'

const KNOWN = [
  'no_address',
  'no_letterhead',
  'no_amount',
  'no_creditor_address',
  'not_a_tenancy',
  'no_law',
  'not_due',
  'typesetting_failed',
  'fault',
] as const

/** What blocks this claim, and how to fix it. */
export function Flags({ file }: FileProps) {
  const say = useClaimWords()
  const { stuck_reason, is_held, case_status, blocked_reason, blocked_until } = file
  const { day } = useFormat()
  const known = KNOWN.find((reason) => reason === stuck_reason)
  const flags: [boolean, ReactNode][] = [
    [
      stuck_reason !== null,
      <Flag key="stuck" color="red" icon={<IconAlertTriangle />} title={say('flag.stuck')}>
        {known ? say(`stuck.${known}`) : say('stuck.other', { reason: stuck_reason ?? '' })}
      </Flag>,
    ],
    [
      blocked_reason !== null && blocked_reason !== 'held',
      <Flag key="blocked" color="orange" icon={<IconHandStop />} title={say('flag.blocked')}>
        {blocked_reason && say(`blocked.${blocked_reason}`, { day: blocked_until ? day(blocked_until) : '' })}
      </Flag>,
    ],
    [
      is_held,
      <Flag key="held" color="yellow" icon={<IconHandStop />} title={say('flag.held')}>
        {say('flag.held_text')}
      </Flag>,
    ],
    [
      case_status === 'disputed',
      <Flag key="disputed" color="orange" icon={<IconMessage2Exclamation />} title={say('flag.disputed')}>
        {say('flag.disputed_text')}
      </Flag>,
    ],
  ]
  const shown = flags.filter(([is_so]) => is_so).map(([, flag]) => flag)
  return shown.length > 0 && <Stack gap="xs">{shown}</Stack>
}

type FlagProps = { color: string; icon: ReactNode; title: string; children: ReactNode }

const Flag = ({ color, icon, title, children }: FlagProps) => (
  <Alert color={color} icon={icon} title={title} py="xs">
    <Text size="sm">{children}</Text>
  </Alert>
)
