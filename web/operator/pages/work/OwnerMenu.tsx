import { Button, Loader, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUser, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIdentity } from '../../session.ts'
import { useAssign } from './changes.ts'
import { useItemName } from './item-name.ts'
import { colleaguesQuery } from './queries.ts'
import type { Item } from './target.ts'
import { useWorkWords } from './words.ts'

/** Shows the owner; lets people take an item, assign it or release it. */
export function OwnerMenu({ item }: { item: Item }) {
  const say = useWorkWords()
  const nameOf = useItemName()
  const { id } = useIdentity()
  const [opened, { open, close }] = useDisclosure(false)
  const { owner_id, owner_name } = item
  const name = owner_id === id ? say('me') : (owner_name ?? say('nobody'))
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
          aria-label={say('change_owner', { name, item: nameOf(item) })}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {opened && <Choices item={item} />}
      </Menu.Dropdown>
    </Menu>
  )
}

function Choices({ item: { key, owner_id } }: { item: Item }) {
  const say = useWorkWords()
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery())
  const assign = useAssign()
  const others = (colleagues.data?.data ?? []).filter((one) => one.id !== id && one.id !== owner_id)
  return (
    <>
      {owner_id !== id && (
        <Menu.Item leftSection={<IconUserPlus size={16} />} onClick={() => assign.mutate({ key, user_id: id })}>
          {say('take')}
        </Menu.Item>
      )}
      {owner_id && (
        <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={() => assign.mutate({ key, user_id: null })}>
          {say('release')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{others.length > 0 || colleagues.isPending ? say('give') : say('alone')}</Menu.Label>
      {colleagues.isPending && <Loader size="xs" mx="sm" mb="xs" />}
      {others.map((one) => (
        <Menu.Item key={one.id} onClick={() => assign.mutate({ key, user_id: one.id })}>
          {one.name}
        </Menu.Item>
      ))}
    </>
  )
}
