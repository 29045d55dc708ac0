import { Alert, Button } from '@mantine/core'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { IconAlertTriangle, IconKey } from '@tabler/icons-react'
import { useChange } from '../../../shared/ui/change.tsx'
import type { Entered } from './LoginForm.tsx'
import { useLoginWords } from './words.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** A whole login by itself: nothing is typed. Only where the browser can. */
export function PasskeyButton({ onEntered }: { onEntered(identity: Entered): void }) {
  const say = useLoginWords()
  const login = useChange({
    changes: [],
    quiet: true,
    no_retry: true,
    send: async (once) => {
      const asked = await once.POST('/api/operator/session/passkey/options')
      const optionsJSON = asked.data?.data.options as unknown as Options
      const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
      const credential = { id, rawId, type, response: { ...response } }
      return once.POST('/api/operator/session/passkey', { body: { credential } })
    },
    onDone: ({ data }) => onEntered(data?.data),
  })
  if (!browserSupportsWebAuthn()) return null
  return (
    <>
      {login.error && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle />}>
          {say('passkey_failed')}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<IconKey size={16} aria-hidden />}
        loading={login.isPending}
        onClick={() => login.mutate(undefined)}
      >
        {say('passkey')}
      </Button>
    </>
  )
}
