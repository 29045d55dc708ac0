import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { operator } from '../../../shared/api/operator.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { ShownOnce } from '../../../shared/ui/ShownOnce.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { AddMember } from './AddMember.tsx'
import { useMemberColumns } from './columns.tsx'
import type { NewPassword } from './member.ts'
import { useTeamWords } from './words.ts'

const LIMIT = 50

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
  const navigate = useNavigate({ from: paths.team })
  const { page = 1 } = useSearch({ from: '/shell/team' })
  const [adding, add] = useDisclosure(false)
  const [shown, setShown] = useState<NewPassword | null>(null)
  const columns = useMemberColumns(setShown)
  const query = operator.useQuery(
    'get',
    '/api/operator/users',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
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
        onPage={(to) => void navigate({ search: { page: to } })}
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
