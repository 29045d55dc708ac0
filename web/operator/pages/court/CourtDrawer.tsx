import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { courtOf } from '../../../shared/i18n/stage-name.ts'
import { CaseStatusBadge, StageBadge } from '../../../shared/ui/badges.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { linkTo } from '../../links.tsx'
import { useActionTexts } from '../claim/action-texts.ts'
import { countryOf } from '../claim/country.ts'
import { debtorName } from '../claim/file.ts'
import { claimFileQuery } from '../claim/queries.ts'
import { fileOf } from '../claim/target.ts'
import { CourtDialog, type CourtStep } from './CourtDialog.tsx'
import { FeeInvoiceLines } from './FeeInvoices.tsx'
import { FilingPackage } from './FilingPackage.tsx'
import { Readiness } from './Readiness.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useCourtWords } from './words.ts'

type ClaimFile = Schemas['ClaimFile']

/** Everything about one court case: what is missing, the papers, and what happens next. */
export function CourtDrawer({ claim_id, onClose }: { claim_id: string | undefined; onClose(): void }) {
  const say = useCourtWords()
  return (
    <SideDrawer opened={claim_id !== undefined} onClose={onClose} size="lg" title={say('drawer')}>
      {claim_id && <Content claim_id={claim_id} />}
    </SideDrawer>
  )
}

function Content({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const query = useQuery(claimFileQuery(claim_id))
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
            <Text size="sm" c="dimmed">
              {say('package_text')}
            </Text>
            <FilingPackage file={file} />
          </Part>
          <Part title={say('messages')}>
            <Messages file={file} />
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
          renderRoot={linkTo(fileOf(file.id, 'court'))}
        >
          {say('open_file')}
        </Button>
      </Group>
      <Group gap="xs">
        <StageBadge stage={file.collection_stage} country={countryOf(file)} />
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
  return (
    <Facts
      facts={[
        [say('column.debtor'), debtorName(debtor)],
        [say('column.customer'), customer_name],
        [say('column.streitwert'), money(total_claim_amount)],
        [say('column.amount_to_claim'), decision && money(decision.amount_to_claim)],
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

/** What may be recorded now, according to the server. */
function Steps({ file }: { file: ClaimFile }) {
  const say = useCourtWords()
  const [open, setOpen] = useState<CourtStep>()
  const { reasonOf } = useActionTexts(file)
  return (
    <Group gap="xs">
      {STEPS.map(({ step, action }) => {
        const refusal = reasonOf(action)
        return (
          <RefusableButton
            key={step}
            size="xs"
            variant={refusal === null && step !== 'message' ? 'filled' : 'default'}
            refusal={refusal}
            onClick={() => setOpen(step)}
          >
            {say(`${step}.action`, courtOf(countryOf(file)))}
          </RefusableButton>
        )
      })}
      {file.court.title ? (
        <TakeBack claim_id={file.id} kind="title" />
      ) : (
        file.court.filing && <TakeBack claim_id={file.id} kind="filing" />
      )}
      {open && <CourtDialog step={open} file={file} onClose={() => setOpen(undefined)} />}
    </Group>
  )
}

function Messages({ file }: { file: ClaimFile }) {
  const say = useCourtWords()
  const { messages } = file.court
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
      <b>{say(`message.kinds.${kind}`, courtOf(countryOf(file)))}</b> · {day(date)}
      {reference && ` · ${reference}`}
      {note && ` · ${note}`}
    </Text>
  ))
}
