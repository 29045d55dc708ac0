import { Button, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { type ListAnswer, type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { TokenBadge } from './badges.tsx'
import { useTokensWords } from './words.tokens.ts'

type Token = Schemas['ListedToken']

type TokensTableProps = {
  readonly query: { data: ListAnswer<Token> | undefined; error: unknown; isFetching: boolean; refetch(): unknown }
  readonly with_organization?: boolean
  readonly empty: ReactNode
  onPage(page: number): void
}

export function TokensTable({ query, with_organization = false, empty, onPage }: TokensTableProps) {
  const say = useTokensWords()
  const columns = useColumns()
  return (
    <ListTable
      label={say('title')}
      query={query}
      columns={columns.filter(({ accessor }) => with_organization || accessor !== 'organization_name')}
      empty={empty}
      onPage={onPage}
    />
  )
}

function useColumns(): ListColumn<Token>[] {
  const say = useTokensWords()
  const { instant, day } = useFormat()
  return [
    { accessor: 'name', title: say('column.name'), width: 240 },
    { accessor: 'organization_name', title: say('column.organization'), width: 200 },
    { accessor: 'status', title: say('column.status'), render: ({ status }) => <TokenBadge status={status} /> },
    { accessor: 'used_this_hour', title: say('column.usage'), render: (token) => <Usage token={token} /> },
    {
      accessor: 'last_used_at',
      title: say('column.last_used'),
      render: ({ last_used_at }) => (last_used_at ? instant(last_used_at) : say('never_used')),
    },
    {
      accessor: 'expires_at',
      title: say('column.expires'),
      render: ({ expires_at }) => (expires_at ? day(expires_at) : say('never')),
    },
    { accessor: 'created_at', title: say('column.created'), render: ({ created_at }) => day(created_at) },
    {
      accessor: 'id',
      title: say('column.actions'),
      textAlign: 'right',
      render: (token) => token.status !== 'revoked' && <Revoke token={token} />,
    },
  ]
}

function Usage({ token: { used_this_hour, rate_limit_per_hour, status } }: { token: Token }) {
  const say = useTokensWords()
  const { number } = useFormat()
  if (status !== 'active') return '–'
  const values = { used: number(used_this_hour), limit: number(rate_limit_per_hour) }
  const share = (100 * used_this_hour) / rate_limit_per_hour
  return (
    <Stack gap={2} w={130}>
      <Text size="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {say('usage', values)}
      </Text>
      <Progress value={share} size="xs" color={share >= 90 ? 'red' : 'mahn'} aria-label={say('usage_label', values)} />
    </Stack>
  )
}

function Revoke({ token: { id, name } }: { token: Token }) {
  const say = useTokensWords()
  const revoke = deedOf({
    changes: ['tokens'],
    send: (once) => once.DELETE('/api/operator/tokens/{id}', { params: { path: { id } } }),
    done: say('revoked'),
  })
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={say('revoke_label', { name })}
      onClick={() =>
        askFirst({
          title: say('revoke_title', { name }),
          consequence: say('revoke_text'),
          confirm: say('revoke'),
          is_final: true,
          deed: revoke,
        })
      }
    >
      {say('revoke')}
    </Button>
  )
}
