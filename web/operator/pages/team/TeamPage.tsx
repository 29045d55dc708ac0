import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { ShownOnce } from '../../../shared/ui/ShownOnce.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { AddMember } from './AddMember.tsx'
import { useMemberColumns } from './columns.tsx'
import type { NewPassword } from './member.ts'
import { membersQuery } from './queries.ts'
import { useTeamWords } from './words.ts'

export function TeamPage() {
  const say = useTeamWords()
  const may_see = useMay('users')
  if (may_see) return <Team />
  return (
    <Page title={say('title')}>
      <AdminsOnly />
    </Page>
  )
}

function Team() {
  const say = useTeamWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/team' })
  const [adding, add] = useDisclosure(false)
  const [shown, setShown] = useState<NewPassword | null>(null)
  const columns = useMemberColumns(setShown)
  const query = useQuery(membersQuery(search))
  const button = (
    <Button onClick={add.open} leftSection={<IconUserPlus size={16} aria-hidden />}>
      {say('add')}
    </Button>
  )
  return (
    <Page title={say('title')} subtitle={say('subtitle')} actions={button}>
      <ListTable
        label={say('title')}
        query={query}
        columns={columns}
        empty={<Empty title={say('empty')} />}
        onPage={(to) => go({ to: paths.team, search: { page: to } })}
      />
      {adding && <AddMember onClose={add.close} onPassword={setShown} />}
      <ShownOnce
        value={shown?.password ?? null}
        title={say('password_of', { name: shown?.name ?? '' })}
        warning={say('password_once')}
        label={say('password')}
        onClose={() => setShown(null)}
      />
    </Page>
  )
}
