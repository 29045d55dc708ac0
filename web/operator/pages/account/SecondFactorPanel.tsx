import { Alert, Badge, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../shared/ui/change.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import { isLastFactor, Passkeys } from './Passkeys.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { secondFactorQuery } from './queries.ts'
import { CodesModal } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useAccountWords } from './words.ts'

const FEW_CODES = 3

export function SecondFactorPanel() {
  const say = useAccountWords()
  const { totp_enabled, passkey_count, second_factor_missing } = useIdentity()
  const is_on = totp_enabled || passkey_count > 0
  const state = (
    <Badge
      color={is_on ? 'teal' : 'gray'}
      leftSection={is_on ? <IconShieldCheck size={13} aria-hidden /> : <IconShieldOff size={13} aria-hidden />}
    >
      {say(is_on ? 'totp.is_on' : 'totp.is_off')}
    </Badge>
  )
  return (
    <Panel title={say('totp.title')} text={say('totp.text')} actions={state}>
      <Stack gap="md">
        {second_factor_missing && (
          <Alert color="orange" icon={<IconAlertTriangle />} py="xs">
            {say('totp.required')}
          </Alert>
        )}
        <App />
        <Divider />
        <Passkeys />
        {is_on && (
          <>
            <Divider />
            <Codes />
          </>
        )}
        <Text size="sm" c="dimmed">
          {say('totp.lost')}
        </Text>
      </Stack>
    </Panel>
  )
}

function App() {
  const say = useAccountWords()
  const { totp_enabled } = useIdentity()
  const { data: factor } = useQuery(secondFactorQuery())
  const [setting_up, setup] = useDisclosure(false)
  const [dropping, drop] = useDisclosure(false)
  return (
    <Group justify="space-between">
      <Text size="sm" fw={600}>
        {say('totp.app')}
      </Text>
      <RefusableButton
        size="xs"
        variant={totp_enabled ? 'default' : 'filled'}
        refusal={totp_enabled && factor && isLastFactor(factor.data) ? say('totp.last_factor') : null}
        onClick={totp_enabled ? drop.open : setup.open}
      >
        {say(totp_enabled ? 'totp.drop' : 'totp.set_up')}
      </RefusableButton>
      {setting_up && <TotpSetup onClose={setup.close} />}
      {dropping && <DropDialog onClose={drop.close} />}
    </Group>
  )
}

function DropDialog({ onClose }: { onClose(): void }) {
  const say = useAccountWords()
  const drop = useChange({
    changes: ['session', 'team'],
    quiet: true,
    send: (once, current_password: string) => once.DELETE('/api/operator/session/totp', { body: { current_password } }),
    done: say('totp.dropped'),
    onDone: onClose,
  })
  const title = say('totp.drop')
  return (
    <PasswordDialog
      title={title}
      text={say('totp.drop_text')}
      submit={title}
      change={drop}
      onClose={onClose}
      is_final
    />
  )
}

function Codes() {
  const say = useAccountWords()
  const { recovery_codes_left } = useIdentity()
  const [renewing, renew] = useDisclosure(false)
  const few = recovery_codes_left <= FEW_CODES
  return (
    <Group justify="space-between">
      <Text size="sm" {...(few ? { c: 'var(--mantine-color-error)' } : {})}>
        {say('totp.codes_left', { count: recovery_codes_left })} {few && say('totp.codes_few')}
      </Text>
      <Button size="xs" variant="default" onClick={renew.open}>
        {say('totp.codes_renew')}
      </Button>
      {renewing && <RenewDialog onClose={renew.close} />}
    </Group>
  )
}

function RenewDialog({ onClose }: { onClose(): void }) {
  const say = useAccountWords()
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useChange({
    changes: ['session'],
    quiet: true,
    send: (once, current_password: string) =>
      once.POST('/api/operator/session/recovery-codes', { body: { current_password } }),
    onDone: ({ data }) => setCodes(data?.data.recovery_codes ?? []),
  })
  const title = say('totp.codes_renew')
  if (codes) return <CodesModal codes={codes} onClose={onClose} />
  return (
    <PasswordDialog title={title} text={say('totp.codes_renew_text')} submit={title} change={renew} onClose={onClose} />
  )
}
