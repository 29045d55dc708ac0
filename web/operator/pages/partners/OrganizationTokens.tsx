import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { IssueToken } from './IssueToken.tsx'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { AdminsOnly } from './PartnerTokens.tsx'
import { organizationTokensQuery } from './queries.ts'
import { TokensTable } from './TokensTable.tsx'
import { useTokensWords } from './words.tokens.ts'

/** Tokens that belong to no partner and see everything in their organisation. */
export function OrganizationTokens() {
  return useIdentity().role === 'admin' ? <Tokens /> : <AdminsOnly />
}

function Tokens() {
  const say = useTokensWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/partners' })
  const { organization_id } = search
  const query = useQuery(organizationTokensQuery(search))
  const choose = (id: string | null) =>
    go({ to: paths.partners, search: { tab: 'tokens', ...(id ? { organization_id: id } : {}) } })
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
        onPage={(wanted_page) => go({ to: paths.partners, search: { ...search, page: wanted_page } })}
      />
    </Stack>
  )
}
