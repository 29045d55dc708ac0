import { Alert, Button, Menu } from '@mantine/core'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { ChangeView, KeepView } from './ViewDialogs.tsx'
import { lostOfView, searchOfView, type View, viewsQuery } from './views.ts'
import { useViewWords } from './words.views.ts'

/** The view whose name is in the address, if it is still there. */
function useOpened(): View | undefined {
  const { view } = useSearch({ from: '/shell/claims' })
  return useQuery(viewsQuery()).data?.data.find(({ id }) => id === view)
}

/** Opens saved views, and saves, changes and deletes them. */
export function ViewsMenu() {
  const say = useViewWords()
  const opened = useOpened()
  const [asked, setAsked] = useState<'keep' | 'change'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            maw={320}
          >
            {opened ? say('opened', { name: opened.name }) : say('menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          <Views />
          <Menu.Divider />
          <Menu.Item onClick={() => setAsked('keep')}>{say('keep.action')}</Menu.Item>
          {opened?.may_change && <OfOpened view={opened} onChange={() => setAsked('change')} />}
        </Menu.Dropdown>
      </Menu>
      {asked === 'keep' && <KeepView onClose={close} />}
      {asked === 'change' && opened && <ChangeView view={opened} onClose={close} />}
    </>
  )
}

function Views() {
  const say = useViewWords()
  const go = useGo()
  const { id } = useIdentity()
  const views = useQuery(viewsQuery()).data?.data ?? []
  const own = views.filter(({ maker_id }) => maker_id === id)
  const others = views.filter(({ maker_id }) => maker_id !== id)
  const open = (view: View) => go({ to: paths.claims, search: searchOfView(view) })
  if (views.length === 0) return <Menu.Label>{say('none')}</Menu.Label>
  return (
    <>
      {own.length > 0 && <Menu.Label>{say('own')}</Menu.Label>}
      {own.map((view) => (
        <Menu.Item key={view.id} onClick={() => open(view)}>
          {view.name}
        </Menu.Item>
      ))}
      {others.length > 0 && <Menu.Label>{say('shared')}</Menu.Label>}
      {others.map((view) => (
        <Menu.Item key={view.id} onClick={() => open(view)}>
          {say('of', { name: view.name, maker: view.maker_name })}
        </Menu.Item>
      ))}
    </>
  )
}

function OfOpened({ view: { id, name, shared }, onChange }: { view: View; onChange(): void }) {
  const say = useViewWords()
  const go = useGo()
  const drop = () =>
    askFirst({
      title: say('drop.title'),
      consequence: say(shared ? 'drop.shared' : 'drop.own', { name }),
      confirm: say('drop.submit'),
      is_final: true,
      deed: deedOf({
        send: (once) => once.DELETE('/api/operator/views/{id}', { params: { path: { id } } }),
        changes: ['views'],
        done: say('drop.done'),
        onDone: () => go({ to: paths.claims }),
      }),
    })
  return (
    <>
      <Menu.Item onClick={onChange}>{say('change.action')}</Menu.Item>
      <Menu.Item color="red" onClick={drop}>
        {say('drop.action')}
      </Menu.Item>
    </>
  )
}

/** Says what of the opened view is not known any more. */
export function LostOfView() {
  const say = useViewWords()
  const opened = useOpened()
  const lost = opened ? lostOfView(opened) : []
  if (!opened || lost.length === 0) return null
  return <Alert color="yellow">{say('lost', { name: opened.name, values: lost.join(', ') })}</Alert>
}
