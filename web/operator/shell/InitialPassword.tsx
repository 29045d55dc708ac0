import { Alert, Anchor } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { linkTo } from '../links.tsx'
import { paths } from '../paths.ts'
import { useIdentity } from '../session.ts'
import { useShellWords } from './words.ts'

/** Somebody else knows this password. Every page asks for a change until it is replaced. */
export function InitialPassword() {
  const say = useShellWords()
  const { password_is_initial } = useIdentity()
  const { pathname } = useLocation()
  if (!password_is_initial || pathname === paths.account) return null
  return (
    <Alert color="orange" icon={<IconKey />} mb="md" py="xs" title={say('initial_password')}>
      {say('initial_password_text')}{' '}
      <Anchor renderRoot={linkTo({ to: paths.account })} inherit fw={600}>
        {say('change_password')}
      </Anchor>
    </Alert>
  )
}
