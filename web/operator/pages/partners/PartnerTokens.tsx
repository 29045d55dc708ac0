import { Group, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import type { NamedPartner } from './badges.tsx'
import { IssueToken } from './IssueToken.tsx'
import { TokensTable } from './TokensTable.tsx'
import { useTokensWords } from './words.tokens.ts'

const LIMIT = 25

export function PartnerTokens({ partner }: { partner: NamedPartner }) {
  const is_admin = useIdentity().role === 'admin'
  return is_admin ? <Tokens partner={partner} /> : <AdminsOnly />
}

export function AdminsOnly() {
  const say = useTokensWords()
  return <Empty icon={<IconLock />} title={say('forbidden')} text={say('forbidden_text')} />
}

function Tokens({ partner: { id, organization_id, confirmed_at } }: { partner: NamedPartner }) {
  const say = useTokensWords()
  const navigate = useNavigate({ from: paths.partner })
  const search = useSearch({ from: '/shell/partners/$partner_id' })
  const query = operator.useQuery(
    'get',
    '/api/operator/tokens',
    { params: { query: { partner_id: id, limit: LIMIT, ...(search.page ? { page: search.page } : {}) } } },
    { placeholderData: keepPreviousData, refetchInterval: 15_000 },
  )
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <IssueToken
          holder={{ organization_id, partner_id: id }}
          refusal={confirmed_at ? null : say('empty_unconfirmed')}
        />
      </Group>
      <TokensTable
        query={query}
        empty={<Empty title={say('empty')} text={say(confirmed_at ? 'empty_text' : 'empty_unconfirmed')} />}
        onPage={(page) => void navigate({ search: { ...search, page } })}
      />
    </Stack>
  )
}
