import { Accordion, Badge, Code, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { useGo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../session.ts'
import { legalTableQuery, legalTablesQuery } from '../queries.ts'
import { useTableTitle } from '../table-title.ts'
import { useSettingsWords } from '../words.ts'
import { ConfirmRow } from './ConfirmRow.tsx'
import { type Entry, rowOf } from './figures.ts'
import { LegalTableActions } from './LegalTableActions.tsx'
import { RowFigures } from './RowFigures.tsx'
import { useLegalWords } from './words.ts'

type Table = Schemas['LegalTable']
type Row = Schemas['LegalTableRow'] & { key: string; figures: Entry | undefined }

export function LegalTables() {
  const say = useSettingsWords()
  const go = useGo()
  const { table = null } = useSearch({ from: '/shell/settings' })
  const query = useQuery(legalTablesQuery())
  const open = (name: string | null) =>
    go({ to: paths.settings, search: { tab: 'legal', ...(name ? { table: name } : {}) } }, { replace: true })
  return (
    <Stack>
      <Text size="sm" c="dimmed" maw={820}>
        {say('legal_text')}
      </Text>
      <Loaded query={query}>
        {({ data }) => (
          <Accordion variant="separated" value={table} onChange={open}>
            {data.map((one) => (
              <Accordion.Item key={one.name} value={one.name} bg="var(--mantine-color-body)">
                <Accordion.Control>
                  <Head table={one} />
                </Accordion.Control>
                <Accordion.Panel>{table === one.name && <Rows table={one} />}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </Loaded>
    </Stack>
  )
}

function Head({ table: { name, file, origin, rows } }: { table: Table }) {
  const say = useSettingsWords()
  const titleOf = useTableTitle()
  const { day } = useFormat()
  const in_force = rows.filter((row) => row.in_force)
  const since = in_force
    .map((row) => row.valid_from)
    .sort()
    .at(-1)
  const doubts = in_force.filter(({ warnings }) => warnings.length > 0).length
  return (
    <Group justify="space-between" gap="xs" pr="md">
      <div>
        <Text size="sm" fw={600}>
          {titleOf({ name, file })}
        </Text>
        <Text size="xs" c="dimmed">
          {since ? say('in_force_since', { day: day(since) }) : say('not_in_force')} · {file}
        </Text>
      </div>
      <Group gap="xs">
        {doubts > 0 && (
          <Badge color="orange" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
            {say('to_check')}
          </Badge>
        )}
        <Badge color={origin === 'built_in' ? 'gray' : 'blue'}>{say(`origin.${origin}`)}</Badge>
      </Group>
    </Group>
  )
}

function Rows({ table }: { table: Table }) {
  const titleOf = useTableTitle()
  const query = useQuery(legalTableQuery(table.name))
  return (
    <LegalTableActions table={table}>
      <Loaded query={query}>{({ data }) => <RowTable table={table} content={data} label={titleOf(table)} />}</Loaded>
    </LegalTableActions>
  )
}

function RowTable({ table, content, label }: { table: Table; content: unknown; label: string }) {
  const columns = useColumns(table)
  const records = table.rows.map((row) => ({
    ...row,
    key: `${row.list} ${row.valid_from}`,
    figures: rowOf(content, row.list, row.valid_from),
  }))
  return <PartTable label={label} records={records} columns={columns} id="key" empty={null} has_border={false} />
}

function useColumns({ name, origin }: Table): ListColumn<Row>[] {
  const say = useSettingsWords()
  const legal = useLegalWords()
  const may_confirm = useMay('organizations')
  const { day, instant } = useFormat()
  return [
    { accessor: 'list', title: say('row.list'), render: ({ list }) => <Code>{list}</Code> },
    {
      accessor: 'valid_from',
      title: say('row.valid_from'),
      noWrap: true,
      render: ({ valid_from, in_force }) => (
        <Group gap={6} wrap="nowrap">
          {day(valid_from)}
          {in_force && (
            <Badge size="sm" color="teal">
              {say('row.in_force')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      accessor: 'figures',
      title: legal('figures'),
      render: ({ figures, list, valid_from }) =>
        figures && <RowFigures row={figures} label={legal('figures_of', { list, day: day(valid_from) })} />,
    },
    {
      accessor: 'source',
      title: say('row.source'),
      render: ({ rule, source }) => (
        <>
          {rule && (
            <Text size="sm" fw={600}>
              {rule}
            </Text>
          )}
          <Text size="sm">{source}</Text>
        </>
      ),
    },
    {
      accessor: 'warnings',
      title: say('row.state'),
      render: (row) => (
        <Stack gap={4} align="flex-start">
          {row.warnings.map((code) => (
            <Badge key={code} size="sm" color="orange">
              {say(`warning.${code}`)}
            </Badge>
          ))}
          {row.confirmed_at && (
            <Text size="xs" c="dimmed">
              {say('confirm.by', { name: row.confirmed_by ?? '', time: instant(row.confirmed_at) })}
            </Text>
          )}
          {!row.confirmed_at && !row.warnings.includes('table_unconfirmed') && (
            <Text size="xs" c="dimmed">
              {legal(`vouched.${origin}`)}
            </Text>
          )}
          {row.warnings.length > 0 && may_confirm && <ConfirmRow name={name} row={row} figures={row.figures} />}
        </Stack>
      ),
    },
    { accessor: 'note', title: say('row.note'), width: '22%', render: ({ note }) => note ?? '–' },
  ]
}
