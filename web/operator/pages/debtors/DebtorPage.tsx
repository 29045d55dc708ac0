import { Grid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { Trail } from '../Trail.tsx'
import { PersonTimeline } from './PersonTimeline.tsx'
import { PromisesPanel } from './PromisesPanel.tsx'
import { type DebtorFile, debtorFileQuery, recordCountry } from './queries.ts'
import { RecordsPanel } from './RecordsPanel.tsx'
import { SimilarPanel } from './SimilarPanel.tsx'
import { useDebtorWords } from './words.ts'

export function DebtorPage() {
  const { debtor_id } = useParams({ from: '/shell/debtors/$debtor_id' })
  const query = useQuery(debtorFileQuery(debtor_id))
  return <Loaded query={query}>{({ data }) => <OneDebtor file={data} />}</Loaded>
}

function OneDebtor({ file }: { file: DebtorFile }) {
  const say = useDebtorWords()
  const { records } = file
  const own = records.find(({ id }) => id === file.debtor_id)
  return (
    <Page
      title={own?.name ?? ''}
      trail={<Trail to={{ to: paths.claims }}>{say('trail')}</Trail>}
      subtitle={records.length === 1 ? say('alone') : say('several', { count: records.length })}
    >
      <Grid>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <TotalPanel file={file} />
            <RecordsPanel file={file} />
            <SimilarPanel debtor_id={file.debtor_id} />
            <PromisesPanel file={file} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack>
            <Claims file={file} />
            <PersonTimeline file={file} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}

/** From the same balance as the file of each claim. */
function TotalPanel({ file: { total_open, claims } }: { file: DebtorFile }) {
  const say = useDebtorWords()
  const { money } = useFormat()
  const closed = claims.filter(({ case_status }) => case_status === 'closed').length
  return (
    <Panel title={say('total')}>
      <Text size="xl" fw={700}>
        {total_open === null ? say('total_unknown') : money(total_open)}
      </Text>
      <Facts
        facts={[
          [say('open_claims'), String(claims.length - closed)],
          [say('closed_claims'), String(closed)],
        ]}
      />
    </Panel>
  )
}

type Claim = DebtorFile['claims'][number]

function Claims({ file }: { file: DebtorFile }) {
  const say = useDebtorWords()
  const { money, day } = useFormat()
  const columns: ListColumn<Claim>[] = [
    {
      accessor: 'case_reference',
      title: say('column.reference'),
      noWrap: true,
      render: ({ id, case_reference }) => <ClaimLink id={id} reference={case_reference} />,
    },
    {
      accessor: 'customer_name',
      title: say('column.creditor'),
      width: 220,
      render: ({ customer_name, partner_name }) => (
        <>
          {customer_name}
          <Text size="xs" c="dimmed">
            {partner_name}
          </Text>
        </>
      ),
    },
    {
      accessor: 'collection_stage',
      title: say('column.stage'),
      render: ({ collection_stage, debtor_id }) => (
        <StageBadge stage={collection_stage} country={recordCountry(file, debtor_id)} />
      ),
    },
    {
      accessor: 'case_status',
      title: say('column.status'),
      render: ({ case_status }) => <CaseStatusBadge status={case_status} />,
    },
    {
      accessor: 'total_open',
      title: say('column.total'),
      textAlign: 'right',
      noWrap: true,
      render: ({ total_open }) => (total_open === null ? '–' : money(total_open)),
    },
    { accessor: 'created_at', title: say('column.since'), noWrap: true, render: ({ created_at }) => day(created_at) },
  ]
  return (
    <PartTable
      label={say('claims')}
      records={file.claims}
      columns={columns}
      empty={<Empty title={say('no_claims')} />}
    />
  )
}
