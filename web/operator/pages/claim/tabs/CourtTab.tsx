import { Alert, Button, Group, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { operator, type Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Facts } from '../../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { useActionTexts } from '../actions.ts'
import { type CourtDeed, CourtDialog } from '../CourtDialog.tsx'
import { CourtInvoices, CourtMessages } from '../CourtLists.tsx'
import type { FileProps } from '../file.ts'
import { useCourtWords } from '../words.court.ts'

/** From the creditor's decision to the title. */
export function CourtTab({ file }: FileProps) {
  const say = useCourtWords()
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <Part title={say('decision')}>
          <Decision decision={file.court.decision} />
        </Part>
        <Part title={say('filing')} action={<Record file={file} what="filing" />}>
          <FilingFacts file={file} />
        </Part>
        <Part title={say('title')} action={<Record file={file} what="title" />}>
          <TitleFacts file={file} />
        </Part>
      </SimpleGrid>
      <Readiness file={file} />
      <Part title={say('messages')} action={<Record file={file} what="court-message" />}>
        <CourtMessages messages={file.court.messages} />
      </Part>
      <Part title={say('invoices')}>
        <CourtInvoices claim_id={file.id} />
      </Part>
    </Stack>
  )
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={title}>
      <Group justify="space-between" mb="xs" mih={30}>
        <Title order={2} size="sm">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Paper>
  )
}

/** Opens the dialog; where it is not allowed now it says why. */
function Record({ file, what }: FileProps & { what: CourtDeed }) {
  const say = useCourtWords()
  const { reasonOf } = useActionTexts(file)
  const [is_open, open] = useState(false)
  return (
    <>
      <RefusableButton size="xs" variant="default" refusal={reasonOf(what)} onClick={() => open(true)}>
        {say(`dialog.${what}`)}
      </RefusableButton>
      {is_open && <CourtDialog file={file} what={what} onClose={() => open(false)} />}
    </>
  )
}

function Decision({ decision }: { decision: Schemas['LawsuitDecision'] | null }) {
  const say = useCourtWords()
  const { money, day } = useFormat()
  if (!decision) {
    return (
      <>
        <Text size="sm" fw={600}>
          {say('undecided')}
        </Text>
        <Text size="sm" c="dimmed">
          {say('undecided_text')}
        </Text>
      </>
    )
  }
  const { court_fees, lawyer_fees_gross, lawyer_type } = decision
  return (
    <Facts
      facts={[
        [say('decision'), <b key="decision">{say(`decided.${decision.decision}`)}</b>],
        [say('decided_at'), day(decision.decided_at)],
        [say('decided_via'), say(`via.${decision.decided_via}`)],
        [say('streitwert'), money(decision.streitwert)],
        [say('court_fees'), court_fees === null ? null : money(court_fees)],
        [say('lawyer'), say(`lawyer_type.${lawyer_type ?? 'none'}`)],
        [say('lawyer_fees'), lawyer_fees_gross === null ? null : money(lawyer_fees_gross)],
      ]}
    />
  )
}

function FilingFacts({ file: { court } }: FileProps) {
  const say = useCourtWords()
  const { instant } = useFormat()
  if (!court.filing) return <Text size="sm">{say('not_filed')}</Text>
  return (
    <Facts
      facts={[
        [say('filing_reference'), court.filing.reference],
        [say('filed_at'), instant(court.filing.filed_at)],
      ]}
    />
  )
}

function TitleFacts({ file: { court } }: FileProps) {
  const say = useCourtWords()
  const { day } = useFormat()
  if (!court.title) return <Text size="sm">{say('no_title')}</Text>
  return (
    <Facts
      facts={[
        [say('title_reference'), court.title.reference],
        [say('title_date'), day(court.title.date)],
      ]}
    />
  )
}

/** What is missing for a filing, and the package to file. */
function Readiness({ file }: FileProps) {
  const say = useCourtWords()
  const params = { path: { id: file.id } }
  const query = operator.useQuery('get', '/api/operator/claims/{id}/court-readiness', { params })
  const base = `/api/operator/claims/${file.id}/filing-package`
  const downloads = (
    <Group gap="xs">
      <Text size="sm">{say('package')}</Text>
      <Download href={`${base}.pdf`}>{say('package_pdf')}</Download>
      <Download href={base} download={`${file.case_reference}.json`}>
        {say('package_json')}
      </Download>
    </Group>
  )
  return (
    <Part title={say('readiness')} action={downloads}>
      <Loaded query={query}>{({ data }) => <Gaps readiness={data} />}</Loaded>
    </Part>
  )
}

const Download = ({ href, download = '', children }: { href: string; download?: string; children: ReactNode }) => (
  <Button
    component="a"
    href={href}
    download={download}
    size="xs"
    variant="default"
    leftSection={<IconDownload size={14} />}
  >
    {children}
  </Button>
)

function Gaps({ readiness: { ready, missing, procedure } }: { readiness: Schemas['CourtReadiness'] }) {
  const say = useCourtWords()
  return (
    <Alert
      color={ready ? 'teal' : 'orange'}
      icon={ready ? <IconCheck /> : <IconAlertTriangle />}
      title={`${ready ? say('ready') : say('not_ready')} · ${say(`procedure.${procedure ?? 'none'}`)}`}
    >
      {missing.length > 0 && (
        <List size="sm">
          {missing.map(({ code, field, message, required }) => (
            <List.Item key={`${code} ${field}`}>
              {required ? say('required') : say('optional')}: {message}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
