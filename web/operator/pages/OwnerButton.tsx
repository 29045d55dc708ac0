import { Button, Loader, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUser, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIdentity } from '../session.ts'
import { colleaguesQuery } from './work/queries.ts'
import { useWorkWords } from './work/words.ts'

type OwnerButtonProps = {
  readonly owner_id: string | null
  readonly owner_name: string | null
  /** What stands there while it belongs to nobody. */
  readonly nobody?: string
  /** Says what the button does, for whoever does not see where it stands. */
  labelOf(owner: string): string
  onGive(owner_id: string | null): void
}

/** Shows who looks after something; lets people take it, assign it or release it. */
export function OwnerButton({ owner_id, owner_name, nobody, labelOf, onGive }: OwnerButtonProps) {
  const say = useWorkWords()
  const { id } = useIdentity()
  const [opened, { open, close }] = useDisclosure(false)
  const name = owner_id === id ? say('me') : (owner_name ?? nobody ?? say('nobody'))
  return (
    <Menu opened={opened} onOpen={open} onClose={close} position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant={owner_id ? 'light' : 'subtle'}
          color={owner_id === id ? 'mahn' : 'gray'}
          size="compact-sm"
          maw="100%"
          fw={owner_id ? 600 : 400}
          {...(owner_id ? {} : { c: 'dimmed' })}
          leftSection={<IconUser size={14} aria-hidden />}
          aria-label={labelOf(name)}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {opened && <Choices owner_id={owner_id} onGive={onGive} />}
      </Menu.Dropdown>
    </Menu>
  )
}

function Choices({ owner_id, onGive }: Pick<OwnerButtonProps, 'owner_id' | 'onGive'>) {
  const say = useWorkWords()
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery())
  const others = (colleagues.data?.data ?? []).filter((one) => one.id !== id && one.id !== owner_id)
  return (
    <>
      {owner_id !== id && (
        <Menu.Item leftSection={<IconUserPlus size={16} />} onClick={() => onGive(id)}>
          {say('take')}
        </Menu.Item>
      )}
      {owner_id && (
        <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={() => onGive(null)}>
          {say('release')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{others.length > 0 || colleagues.isPending ? say('give') : say('alone')}</Menu.Label>
      {colleagues.isPending && <Loader size="xs" mx="sm" mb="xs" />}
      {others.map((one) => (
        <Menu.Item key={one.id} onClick={() => onGive(one.id)}>
          {one.name}
        </Menu.Item>
      ))}
    </>
  )
}
