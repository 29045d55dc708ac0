import { Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { goOn } from '../../../shared/api/session-end.ts'
import { useLoginWanted } from '../../../shared/ui/held.ts'
import { paths } from '../../paths.ts'
import { type Identity, sessionQuery } from '../../session-query.ts'
import { type Entered, LoginForm } from './LoginForm.tsx'
import { useLoginWords } from './words.ts'

/** Above every dialog and drawer, and above notifications. */
const TOP = 10_000

/** The login for somebody whose session ended in the middle of something: the page below keeps what was typed. */
export function LoginOver() {
  return useLoginWanted() && <Login />
}

function Login() {
  const say = useLoginWords()
  const queries = useQueryClient()
  const [needs_code, setNeedsCode] = useState(false)
  const known = queries.getQueryData<{ data: Identity }>(sessionQuery().queryKey)?.data
  // Nothing of the page stays for another person: a full page load clears it.
  const leave = () => window.location.assign(`/operator${paths.login}`)
  const enter = (identity: Entered) => {
    if (!identity || identity.id !== known?.id) return window.location.assign('/operator/')
    goOn()
    void queries.invalidateQueries()
  }
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={say(needs_code ? 'second' : 'ended')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      zIndex={TOP}
      // Whoever comes by while nobody is logged in sees nothing of the case.
      overlayProps={{ backgroundOpacity: 1, color: 'var(--desk-ground)' }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {say(needs_code ? 'second_text' : 'ended_text')}
      </Text>
      <LoginForm
        email={known?.email ?? null}
        needs_code={needs_code}
        onNeedsCode={setNeedsCode}
        onOther={leave}
        onEntered={enter}
      />
    </Modal>
  )
}
