import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconLock, IconShieldCheck } from '@tabler/icons-react'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { useIdentity } from '../../session.ts'
import { MemberMenu } from './MemberMenu.tsx'
import type { Member, NewPassword } from './member.ts'
import { useTeamWords } from './words.ts'

export function useMemberColumns(onPassword: (made: NewPassword | null) => void): ListColumn<Member>[] {
  const say = useTeamWords()
  const { instant } = useFormat()
  return [
    { accessor: 'name', title: say('name'), render: (member) => <Person member={member} /> },
    {
      accessor: 'role',
      title: say('role'),
      render: ({ role }) => <Badge color={role === 'admin' ? 'violet' : 'gray'}>{say(`roles.${role}`)}</Badge>,
    },
    {
      accessor: 'totp_enabled',
      title: say('totp'),
      render: ({ totp_enabled, passkey_count }) =>
        totp_enabled || passkey_count > 0 ? (
          <Badge color="teal" leftSection={<IconShieldCheck size={12} />}>
            {[totp_enabled && say('totp_on'), passkey_count > 0 && say('passkeys', { count: passkey_count })]
              .filter(Boolean)
              .join(' · ')}
          </Badge>
        ) : (
          <Text size="sm" c="dimmed">
            {say('totp_off')}
          </Text>
        ),
    },
    {
      accessor: 'last_login_at',
      title: say('last_login'),
      noWrap: true,
      render: ({ last_login_at }) => (last_login_at ? instant(last_login_at) : say('never')),
    },
    { accessor: 'disabled_at', title: say('state'), render: (member) => <State member={member} /> },
    {
      accessor: 'id',
      title: '',
      textAlign: 'right',
      width: 60,
      render: (member) => <MemberMenu member={member} onPassword={onPassword} />,
    },
  ]
}

function Person({ member: { id, name, email } }: { member: Member }) {
  const say = useTeamWords()
  const is_own = useIdentity().id === id
  return (
    <Stack gap={0}>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" fw={600} maw={320}>
          {name}
        </Text>
        {is_own && <Badge size="sm">{say('you')}</Badge>}
      </Group>
      <Text size="xs" c="dimmed" maw={320}>
        {email}
      </Text>
    </Stack>
  )
}

function State({ member: { disabled_at, locked_until, password_is_initial } }: { member: Member }) {
  const say = useTeamWords()
  const { day, instant } = useFormat()
  if (disabled_at) {
    return <Badge color="gray">{say('disabled_since', { day: day(disabled_at) })}</Badge>
  }
  return (
    <Group gap={6}>
      {locked_until && (
        <Badge color="red" leftSection={<IconLock size={12} />}>
          {say('locked_until', { time: instant(locked_until) })}
        </Badge>
      )}
      {password_is_initial && <Badge color="orange">{say('password_initial')}</Badge>}
      {!locked_until && !password_is_initial && (
        <Badge variant="dot" color="teal" fw={500}>
          {say('active')}
        </Badge>
      )}
    </Group>
  )
}
