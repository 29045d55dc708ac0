import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { NotSent } from '../../../shared/api/once.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { secondFactorQuery } from './queries.ts'
import { CodesModal } from './RecoveryCodes.tsx'
import { useAccountWords } from './words.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Passkey = Schemas['Passkey']

export function Passkeys() {
  const say = useAccountWords()
  const query = useQuery(secondFactorQuery())
  const [adding, add] = useDisclosure(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const done = (made: string[] | null) => {
    add.close()
    setCodes(made)
  }
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {say('passkeys.title')}
        </Text>
        {browserSupportsWebAuthn() && (
          <Button size="xs" variant="default" onClick={add.open}>
            {say('passkeys.add')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {say(browserSupportsWebAuthn() ? 'passkeys.text' : 'passkeys.unsupported')}
      </Text>
      <Loaded query={query}>
        {({ data: factor }) => (
          <>
            {factor.passkeys.map((passkey) => (
              <OnePasskey
                key={passkey.id}
                passkey={passkey}
                refusal={isLastFactor(factor) ? say('totp.last_factor') : null}
              />
            ))}
          </>
        )}
      </Loaded>
      {adding && <AddDialog onClose={add.close} onAdded={done} />}
      {codes && <CodesModal codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  )
}

/** What has to stay, since this account may not be without a second factor. */
export const isLastFactor = ({ is_required, totp_enabled, passkeys }: Schemas['SecondFactor']): boolean =>
  is_required && Number(totp_enabled) + passkeys.length === 1

function OnePasskey({ passkey, refusal }: { readonly passkey: Passkey; readonly refusal: string | null }) {
  const { id, name, created_at, last_used_at } = passkey
  const [renaming, rename] = useDisclosure(false)
  const say = useAccountWords()
  const { day, instant } = useFormat()
  const [removing, remove] = useDisclosure(false)
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed">
          {say('passkeys.since', { day: day(created_at) })} ·{' '}
          {last_used_at ? say('passkeys.used', { time: instant(last_used_at) }) : say('passkeys.unused')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="compact-xs"
          variant="default"
          onClick={rename.open}
          aria-label={say('passkeys.rename_named', { name })}
        >
          {say('passkeys.rename')}
        </Button>
        <RefusableButton
          size="compact-xs"
          variant="default"
          refusal={refusal}
          onClick={remove.open}
          aria-label={say('passkeys.remove_named', { name })}
        >
          {say('passkeys.remove')}
        </RefusableButton>
      </Group>
      {renaming && <RenameDialog id={id} name={name} onClose={rename.close} />}
      {removing && <RemoveDialog id={id} name={name} onClose={remove.close} />}
    </Group>
  )
}

function RenameDialog({ id, name, onClose }: Pick<Passkey, 'id' | 'name'> & { onClose(): void }) {
  const say = useAccountWords()
  const [wished, setWished] = useState(name)
  const rename = useChange({
    changes: ['session'],
    quiet: true,
    send: (once, current_password: string) =>
      once.PATCH('/api/operator/session/passkeys/{id}', {
        params: { path: { id } },
        body: { name: wished, current_password },
      }),
    done: say('passkeys.renamed'),
    onDone: onClose,
  })
  return (
    <PasswordDialog
      title={say('passkeys.rename_named', { name })}
      text={say('passkeys.rename_text')}
      submit={say('passkeys.rename_save')}
      change={rename}
      onClose={onClose}
    >
      <NameInput value={wished} onChange={setWished} />
    </PasswordDialog>
  )
}

function NameInput({ value, onChange }: { readonly value: string; onChange(value: string): void }) {
  const say = useAccountWords()
  return (
    <TextInput
      label={say('passkeys.name')}
      description={say('passkeys.name_hint')}
      required
      withAsterisk={false}
      {...LIMITS.PasskeyAdded.name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function RemoveDialog({ id, name, onClose }: Pick<Passkey, 'id' | 'name'> & { onClose(): void }) {
  const say = useAccountWords()
  const remove = useChange({
    changes: ['session', 'team'],
    quiet: true,
    send: (once, current_password: string) =>
      once.DELETE('/api/operator/session/passkeys/{id}', { params: { path: { id } }, body: { current_password } }),
    done: say('passkeys.removed'),
    onDone: onClose,
  })
  return (
    <PasswordDialog
      title={say('passkeys.remove_named', { name })}
      text={say('passkeys.remove_text')}
      submit={say('passkeys.remove')}
      change={remove}
      onClose={onClose}
      is_final
    />
  )
}

type AddProps = { onClose(): void; onAdded(recovery_codes: string[] | null): void }

/** The password first, then the browser's own dialog. */
function AddDialog({ onClose, onAdded }: AddProps) {
  const say = useAccountWords()
  const [name, setName] = useState('')
  const create = async (optionsJSON: Options): Promise<Schemas['PasskeyAdded']['credential']> => {
    try {
      const { id, rawId, type, response } = await startRegistration({ optionsJSON })
      return { id, rawId, type, response: { ...response } }
    } catch {
      // Whoever cancels sees the same as whoever has a passkey on this device already.
      throw new NotSent(say('passkeys.failed'))
    }
  }
  const add = useChange({
    changes: ['session', 'team'],
    quiet: true,
    send: async (once, current_password: string) => {
      const asked = await once.POST('/api/operator/session/passkeys/options', { body: { current_password } })
      const credential = await create(asked.data?.data.options as unknown as Options)
      return once.POST('/api/operator/session/passkeys', { body: { name, credential } })
    },
    done: say('passkeys.added'),
    onDone: ({ data }) => onAdded(data?.data.recovery_codes ?? null),
  })
  return (
    <PasswordDialog
      title={say('passkeys.add')}
      text={say('passkeys.add_text')}
      submit={say('passkeys.create')}
      change={add}
      onClose={onClose}
    >
      <NameInput value={name} onChange={setName} />
    </PasswordDialog>
  )
}
