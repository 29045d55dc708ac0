import { Button, Group, NumberInput, Stack, Text } from '@mantine/core'
import { IconClockPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useIdentity, useNow } from '../../session.ts'
import { sandboxClockQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

const DAY_S = 86_400
/** As far as the clock moves at a time. */
const DAYS_MAX = 3_650

/** The clock that all partners share: what it says, who may move it, and for administrators how. */
export function SandboxClock() {
  const say = useSettingsWords()
  const { instant } = useFormat()
  const now = useNow()
  const is_admin = useIdentity().role === 'admin'
  return (
    <Panel title={say('clock.title')} text={say('clock.text')}>
      <Stack>
        <Loaded query={useQuery(sandboxClockQuery())}>
          {({ data }) => (
            <Facts
              facts={[
                [say('clock.now'), instant(now.toISOString())],
                [say('clock.moved_by'), say(`clock.movers.${data.moved_by}`)],
              ]}
            />
          )}
        </Loaded>
        {is_admin ? <MoveClock /> : <Text size="sm">{say('clock.admins')}</Text>}
      </Stack>
    </Panel>
  )
}

function MoveClock() {
  const say = useSettingsWords()
  const { instant } = useFormat()
  const [days, setDays] = useState<number | string>(14)
  const is_whole = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= DAYS_MAX
  const move = deedOf({
    changes: [...CLAIM_MONEY, 'session', 'webhooks', 'audit', 'invoices', 'customers'],
    send: (once) => once.POST('/api/operator/sandbox/clock/advance', { body: { seconds: Number(days) * DAY_S } }),
    done: ({ data }) => (data ? say('clock.done', { now: instant(data.data.now), count: data.data.jobs_run }) : ''),
  })
  const ask = () =>
    askFirst({
      title: say('clock.sure', { days: say('days', { count: Number(days) }) }),
      consequence: say('clock.sure_text'),
      confirm: say('clock.move'),
      deed: move,
    })
  return (
    <Group align="flex-end">
      <NumberInput
        label={say('clock.days')}
        w={120}
        min={1}
        max={DAYS_MAX}
        allowDecimal={false}
        allowNegative={false}
        value={days}
        onChange={setDays}
      />
      <Button leftSection={<IconClockPlay size={16} aria-hidden />} disabled={!is_whole} onClick={ask}>
        {say('clock.move')}
      </Button>
    </Group>
  )
}
