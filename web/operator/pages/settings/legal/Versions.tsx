import { Badge, Button, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { legalVersionsQuery } from '../queries.ts'
import type { Proposal, TableName } from './use-proposal.ts'
import { useLegalWords } from './words.ts'

type VersionsProps = {
  readonly name: TableName
  readonly may_change: boolean
  onPropose(proposal: Proposal): void
}

/** Who changed the table when. An earlier version can be put in force again. */
export function Versions({ name, may_change, onPropose }: VersionsProps) {
  const say = useLegalWords()
  const query = useQuery(legalVersionsQuery(name))
  return (
    <>
      <Title order={3} size="h6" mt="md" mb="xs">
        {say('versions.title')}
      </Title>
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm" c="dimmed">
              {say('versions.none')}
            </Text>
          ) : (
            <Table fz="sm" verticalSpacing={4} aria-label={say('versions.title')}>
              <Table.Thead>
                <Table.Tr>
                  {(['number', 'what', 'who', 'when'] as const).map((column) => (
                    <Table.Th key={column}>{say(`versions.${column}`)}</Table.Th>
                  ))}
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.map((version) => (
                  <VersionRow key={version.version} {...{ version, may_change, onPropose }} />
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
    </>
  )
}

type VersionRowProps = Omit<VersionsProps, 'name'> & { readonly version: Schemas['LegalTableVersion'] }

function VersionRow({
  version: { version, kind, restores, changed_at, changed_by, is_latest, fault },
  ...props
}: VersionRowProps) {
  const say = useLegalWords()
  const { instant } = useFormat()
  const may_restore = props.may_change && !is_latest && kind !== 'built_in' && fault === null
  return (
    <Table.Tr>
      <Table.Td>{version}</Table.Td>
      <Table.Td>
        {say(`versions.kind.${kind}`, { restores: restores ?? '' })}{' '}
        {is_latest && (
          <Badge size="sm" color="teal">
            {say('versions.latest')}
          </Badge>
        )}
      </Table.Td>
      <Table.Td>{changed_by}</Table.Td>
      <Table.Td>{instant(changed_at)}</Table.Td>
      <Table.Td>
        {may_restore && (
          <Button
            size="compact-xs"
            variant="light"
            aria-label={say('versions.restore_number', { version })}
            onClick={() => props.onPropose({ kind: 'restore', version })}
          >
            {say('versions.restore')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
