import { Group, Stack } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import type { NamedPartner } from './badges.tsx'
import { IssueToken } from './IssueToken.tsx'
import { partnerTokensQuery } from './queries.ts'
import { TokensTable } from './TokensTable.tsx'
import { useTokensWords } from './words.tokens.ts'

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
  const go = useGo()
  const search = useSearch({ from: '/shell/partners/$partner_id' })
  const query = useQuery(partnerTokensQuery(id, search))
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
        onPage={(page) => go({ to: paths.partner, params: { partner_id: id }, search: { ...search, page } })}
      />
    </Stack>
  )
}
