import { Badge, Button, Group, PasswordInput, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api } from '../../../shared/api/operator.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useIdentity } from '../../session.ts'
import { TotpSetup } from './TotpSetup.tsx'
import { useAccountWords } from './words.ts'

const FEW_CODES = 3

export function SecondFactorPanel() {
  const say = useAccountWords()
  const { totp_enabled } = useIdentity()
  const [setting_up, setup] = useDisclosure(false)
  const [dropping, drop] = useDisclosure(false)
  const state = (
    <Badge
      color={totp_enabled ? 'teal' : 'gray'}
      leftSection={totp_enabled ? <IconShieldCheck size={13} aria-hidden /> : <IconShieldOff size={13} aria-hidden />}
    >
      {say(totp_enabled ? 'totp.is_on' : 'totp.is_off')}
    </Badge>
  )
  return (
    <Panel title={say('totp.title')} text={say('totp.text')} actions={state}>
      <Group justify="space-between">
        {totp_enabled ? <CodesLeft /> : <span />}
        <Button variant={totp_enabled ? 'default' : 'filled'} onClick={totp_enabled ? drop.open : setup.open}>
          {say(totp_enabled ? 'totp.drop' : 'totp.set_up')}
        </Button>
      </Group>
      {setting_up && <TotpSetup onClose={setup.close} />}
      {dropping && <DropDialog onClose={drop.close} />}
    </Panel>
  )
}

function CodesLeft() {
  const say = useAccountWords()
  const { recovery_codes_left } = useIdentity()
  const few = recovery_codes_left <= FEW_CODES
  return (
    <Text size="sm" {...(few ? { c: 'var(--mantine-color-error)' } : {})}>
      {say('totp.codes_left', { count: recovery_codes_left })} {few && say('totp.codes_few')}
    </Text>
  )
}

function DropDialog({ onClose }: { onClose(): void }) {
  const say = useAccountWords()
  const [password, setPassword] = useState('')
  const drop = useChange({
    changes: ['session', 'team'],
    quiet: true,
    send: () => api.DELETE('/api/operator/session/totp', { body: { password } }),
    done: say('totp.dropped'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={say('totp.drop')}
      opened
      onClose={onClose}
      submit={say('totp.drop')}
      onSubmit={() => drop.mutate()}
      change={drop}
      is_final
    >
      <Text size="sm">{say('totp.drop_text')}</Text>
      <PasswordInput
        label={say('password.current_password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        {...LIMITS.TotpProof.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={fieldErrors(drop.error).password}
        data-autofocus
      />
    </FormDialog>
  )
}
