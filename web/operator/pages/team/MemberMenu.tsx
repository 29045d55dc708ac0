import { ActionIcon, Menu, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconDots,
  IconHistory,
  IconKey,
  IconLockOpen,
  IconPencil,
  IconShieldOff,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { askFirst } from '../../../shared/ui/confirm.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { Member, MemberAction, NewPassword, Role } from './member.ts'
import { RenameMember } from './RenameMember.tsx'
import { useMemberDeeds } from './use-member-deeds.ts'
import { useTeamWords } from './words.ts'

const ICONS: Record<MemberAction, ReactNode> = {
  change_role: <IconUserCog size={16} />,
  reset_password: <IconKey size={16} />,
  reset_totp: <IconShieldOff size={16} />,
  unlock: <IconLockOpen size={16} />,
  disable: <IconUserOff size={16} />,
  enable: <IconUserCheck size={16} />,
}

/** A role changes to the other one. */
const nameOf = (action: MemberAction, role: Role) =>
  action === 'change_role' ? (`action.change_role.${role}` as const) : (`action.${action}.name` as const)

const actsOf = ({ id }: Member) => ({ to: paths.settings, search: { tab: 'audit', actor: id } }) as const

type MemberMenuProps = { readonly member: Member; onPassword(made: NewPassword | null): void }

/** Everything that an administrator can do with a member. An action that is not possible now says why. */
export function MemberMenu({ member, onPassword }: MemberMenuProps) {
  const say = useTeamWords()
  const go = useGo()
  const ask = useQuestions(member, onPassword)
  const [renaming, rename] = useDisclosure(false)
  // Only one of the two makes sense at a time.
  const hidden: MemberAction = member.disabled_at ? 'disable' : 'enable'
  return (
    <>
      <Menu position="bottom-end" width={290}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={say('actions_for', { name: member.name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={rename.open}>
            {say('rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => go(actsOf(member))}>
            {say('acts')}
          </Menu.Item>
          {member.allowed_actions
            .filter(({ action }) => action !== hidden)
            .map(({ action, allowed, reason_code }) => (
              <Menu.Item
                key={action}
                leftSection={ICONS[action]}
                disabled={!allowed}
                {...(allowed ? {} : { c: 'dimmed', style: { opacity: 1 } })}
                {...(action === 'disable' && allowed ? { c: 'var(--mantine-color-error)' } : {})}
                onClick={() => ask(action)}
              >
                {say(nameOf(action, member.role))}
                {reason_code && (
                  <Text size="xs" c="dimmed">
                    {say(`reason.${reason_code}`)}
                  </Text>
                )}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {renaming && <RenameMember member={member} onClose={rename.close} />}
    </>
  )
}

/** Asks first, and shows the consequence. */
function useQuestions(member: Member, onPassword: MemberMenuProps['onPassword']): (action: MemberAction) => void {
  const say = useTeamWords()
  const deedFor = useMemberDeeds(member, onPassword)
  return (action) => {
    const name = say(nameOf(action, member.role))
    askFirst({
      title: `${name}: ${member.name}`,
      consequence: say(action === 'change_role' ? `action.change_role.${member.role}_text` : `action.${action}.text`),
      confirm: name,
      is_final: action === 'disable' || action === 'reset_totp' || action === 'reset_password',
      deed: deedFor(action),
    })
  }
}
