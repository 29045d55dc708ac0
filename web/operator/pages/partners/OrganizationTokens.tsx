import { Group, Stack, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { IssueToken } from './IssueToken.tsx'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { AdminsOnly } from './PartnerTokens.tsx'
import type { PartnersSearch } from './search.ts'
import { TokensTable } from './TokensTable.tsx'
import { useTokensWords } from './words.tokens.ts'

const LIMIT = 25

/** Tokens that belong to no partner: they see everything of their organisation. */
export function OrganizationTokens() {
  return useIdentity().role === 'admin' ? <Tokens /> : <AdminsOnly />
}

function Tokens() {
  const say = useTokensWords()
  const navigate = useNavigate({ from: paths.partners })
  const search = useSearch({ from: '/shell/partners' })
  const { organization_id, page } = search
  const wanted = { ...(organization_id ? { organization_id } : {}), ...(page ? { page } : {}) }
  const query = operator.useQuery(
    'get',
    '/api/operator/tokens',
    { params: { query: { kind: 'organization', limit: LIMIT, ...wanted } } },
    { placeholderData: keepPreviousData, refetchInterval: 15_000 },
  )
  const choose = (id: string | null) =>
    void navigate({ search: { tab: 'tokens', ...(id ? { organization_id: id } : {}) } as PartnersSearch })
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {say('intro')}
      </Text>
      <Group justify="space-between">
        <OrganizationSelect
          placeholder={say('organization')}
          aria-label={say('organization')}
          value={organization_id ?? null}
          onChange={choose}
          clearable
          w={240}
        />
        <IssueToken holder={null} />
      </Group>
      <TokensTable
        with_organization
        query={query}
        empty={<Empty title={say('empty')} text={say('empty_text')} />}
        onPage={(wanted_page) => void navigate({ search: { ...search, page: wanted_page } })}
      />
    </Stack>
  )
}
