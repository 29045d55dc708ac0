import { Alert, Box, Button, Code, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useAccountWords } from './words.ts'

const QR_SIZE = 200

/** Goes from the password to a new secret, to its first code and to the recovery codes, which are shown only once. */
export function TotpSetup({ onClose }: { onClose(): void }) {
  const say = useAccountWords()
  const common = useCommonWords()
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = useChange({
    changes: [],
    quiet: true,
    send: (once, current_password: string) => once.POST('/api/operator/session/totp', { body: { current_password } }),
  })
  const begun = begin.data?.data?.data
  const locked = codes !== null
  if (!begun)
    return (
      <PasswordDialog
        title={say('totp.set_up_title')}
        text={say('totp.set_up_text')}
        submit={say('totp.set_up_next')}
        change={begin}
        onClose={onClose}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(codes ? 'totp.codes_title' : 'totp.set_up_title')}
      size="lg"
      withCloseButton={!locked}
      closeOnClickOutside={!locked}
      closeOnEscape={!locked}
      closeButtonProps={{ 'aria-label': common('action.dismiss') }}
    >
      {codes ? <RecoveryCodes codes={codes} onClose={onClose} /> : <Scan begun={begun} onCodes={setCodes} />}
    </Modal>
  )
}

function Scan({ begun, onCodes }: { begun: Schemas['TotpBegun']; onCodes(codes: string[]): void }) {
  const say = useAccountWords()
  return (
    <Group align="flex-start" gap="lg" wrap="wrap">
      <Box bg="white" p={6} style={{ borderRadius: 'var(--mantine-radius-sm)', border: '1px solid #dee2e6' }}>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.qr_svg)}`}
          alt={say('totp.qr')}
          width={QR_SIZE}
          height={QR_SIZE}
        />
      </Box>
      <Stack gap="sm" flex="1 1 260px">
        <Text size="sm">{say('totp.scan')}</Text>
        <Secret secret={begun.secret} />
        <FirstCode onCodes={onCodes} />
      </Stack>
    </Group>
  )
}

function Secret({ secret }: { secret: string }) {
  const say = useAccountWords()
  const common = useCommonWords()
  const spaced = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <div>
      <Text size="sm" c="dimmed">
        {say('totp.by_hand')}
      </Text>
      <Group gap="xs" align="center">
        <Code style={{ overflowWrap: 'anywhere' }}>{spaced}</Code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {common(copied ? 'action.copied' : 'action.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  )
}

function FirstCode({ onCodes }: { onCodes(codes: string[]): void }) {
  const say = useAccountWords()
  const [code, setCode] = useState('')
  const confirm = useChange({
    changes: ['session', 'team'],
    quiet: true,
    send: (once) => once.POST('/api/operator/session/totp/confirm', { body: { code } }),
    onDone: ({ data }) => onCodes(data?.data.recovery_codes ?? []),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  const error = fieldErrors(confirm.error).code
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {confirm.error && !error && <Fault error={confirm.error} />}
        <TextInput
          label={say('totp.first_code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          withAsterisk={false}
          {...LIMITS.TotpConfirm.code}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
          data-autofocus
        />
        <Alert color="orange" icon={<IconAlertTriangle />} py="xs">
          {say('totp.consequence')}
        </Alert>
        <Button type="submit" w="fit-content" loading={confirm.isPending}>
          {say('totp.switch_on')}
        </Button>
      </Stack>
    </form>
  )
}
