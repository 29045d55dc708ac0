import { Button, Drawer, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFolderOpen } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { CourtDialog, type CourtStep } from './CourtDialog.tsx'
import { FeeInvoiceLines } from './FeeInvoices.tsx'
import { Readiness } from './Readiness.tsx'
import { useCourtWords } from './words.ts'

type ClaimFile = Schemas['ClaimFile']

/** Everything about one claim at court: what is missing, the papers, and what happens next. */
export function CourtDrawer({ claim_id, onClose }: { claim_id: string | undefined; onClose(): void }) {
  const common = useCommonWords()
  const say = useCourtWords()
  return (
    <Drawer
      opened={claim_id !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={say('drawer')}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      {claim_id && <Content claim_id={claim_id} />}
    </Drawer>
  )
}

function Content({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const query = operator.useQuery('get', '/api/operator/claims/{id}', { params: { path: { id: claim_id } } })
  return (
    <Loaded query={query}>
      {({ data: file }) => (
        <Stack gap="lg">
          <Head file={file} />
          <Part title={say('steps')}>
            <Steps file={file} />
          </Part>
          {file.court.filing === null && (
            <Part title={say('readiness')}>
              <Readiness claim_id={claim_id} />
            </Part>
          )}
          <Part title={say('package')}>
            <Package file={file} />
          </Part>
          <Part title={say('messages')}>
            <Messages messages={file.court.messages} />
          </Part>
          <Part title={say('invoices')}>
            <FeeInvoiceLines claim_id={claim_id} />
          </Part>
        </Stack>
      )}
    </Loaded>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={6} component="section" aria-label={title}>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

function Head({ file }: { file: ClaimFile }) {
  const say = useCourtWords()
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" ff="monospace">
          {file.case_reference}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFolderOpen size={15} aria-hidden />}
          renderRoot={(props) => <Link to={`/claims/${file.id}`} {...props} />}
        >
          {say('open_file')}
        </Button>
      </Group>
      <Group gap="xs">
        <StageBadge stage={file.collection_stage} />
        <CaseStatusBadge status={file.case_status} />
      </Group>
      <CourtFacts file={file} />
    </Stack>
  )
}

function CourtFacts({ file: { debtor, customer_name, total_claim_amount, court } }: { file: ClaimFile }) {
  const say = useCourtWords()
  const { money, day } = useFormat()
  const { decision, filing, title } = court
  const { person, company } = debtor
  const name = company?.company_name ?? [person?.first_name, person?.last_name].filter(Boolean).join(' ')
  return (
    <Facts
      facts={[
        [say('column.debtor'), name],
        [say('column.customer'), customer_name],
        [say('column.streitwert'), money(total_claim_amount)],
        [say('decision'), decision && `${say(`decisions.${decision.decision}`)} · ${day(decision.decided_at)}`],
        [say('column.filed_at'), filing && `${day(filing.filed_at)} · ${filing.reference}`],
        [say('column.title_date'), title && `${day(title.date)} · ${title.reference}`],
      ]}
    />
  )
}

const STEPS = [
  { step: 'filing', action: 'filing' },
  { step: 'court_title', action: 'title' },
  { step: 'message', action: 'court-message' },
] as const satisfies readonly { step: CourtStep; action: ClaimFile['allowed_actions'][number]['action'] }[]

/** What may be recorded now, as the server says. */
function Steps({ file }: { file: ClaimFile }) {
  const say = useCourtWords()
  const [open, setOpen] = useState<CourtStep>()
  const refusalOf = useRefusal(file)
  return (
    <Group gap="xs">
      {STEPS.map(({ step, action }) => {
        const refusal = refusalOf(action)
        return (
          <RefusableButton
            key={step}
            size="xs"
            variant={refusal === null && step !== 'message' ? 'filled' : 'default'}
            refusal={refusal}
            onClick={() => setOpen(step)}
          >
            {say(`${step}.action`)}
          </RefusableButton>
        )
      })}
      {open && <CourtDialog step={open} claim_id={file.id} onClose={() => setOpen(undefined)} />}
    </Group>
  )
}

const REASONS = ['closed', 'disputed', 'stage', 'not_decided', 'declined', 'not_filed'] as const

function useRefusal(file: ClaimFile): (action: (typeof STEPS)[number]['action']) => string | null {
  const say = useCourtWords()
  return (name) => {
    const found = file.allowed_actions.find(({ action }) => action === name)
    if (!found || found.allowed) return null
    const code = REASONS.find((known) => known === found.reason_code)
    return code ? say(`reason.${code}`) : found.reason
  }
}

function Package({ file: { id, case_reference } }: { file: ClaimFile }) {
  const say = useCourtWords()
  const address = `/api/operator/claims/${id}/filing-package`
  const icon = <IconDownload size={15} aria-hidden />
  return (
    <>
      <Text size="sm" c="dimmed">
        {say('package_text')}
      </Text>
      <Group gap="xs">
        <Button component="a" href={`${address}.pdf`} variant="default" size="xs" leftSection={icon}>
          {say('package_pdf')}
        </Button>
        <Button
          component="a"
          href={address}
          download={`${case_reference}-filing.json`}
          variant="default"
          size="xs"
          leftSection={icon}
        >
          {say('package_json')}
        </Button>
      </Group>
    </>
  )
}

function Messages({ messages }: { messages: ClaimFile['court']['messages'] }) {
  const say = useCourtWords()
  const { day } = useFormat()
  if (messages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {say('no_messages')}
      </Text>
    )
  }
  return messages.map(({ id, kind, date, reference, note }) => (
    <Text key={id} size="sm">
      <b>{say(`message.kinds.${kind}`)}</b> · {day(date)}
      {reference && ` · ${reference}`}
      {note && ` · ${note}`}
    </Text>
  ))
}
