import { Anchor, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { courtOf } from '../../../../shared/i18n/stage-name.ts'
import { Facts } from '../../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { CourtDialog, type CourtStep } from '../../court/CourtDialog.tsx'
import { FeeInvoiceLines } from '../../court/FeeInvoices.tsx'
import { FilingPackage } from '../../court/FilingPackage.tsx'
import { Readiness } from '../../court/Readiness.tsx'
import { TakeBack } from '../../court/TakeBack.tsx'
import { useCourtWords } from '../../court/words.ts'
import { TableWarnings } from '../../TableWarnings.tsx'
import { useActionTexts } from '../action-texts.ts'
import type { ActionName } from '../actions.ts'
import { countryOf } from '../country.ts'
import { DecisionDeeds } from '../DecisionDeeds.tsx'
import type { FileProps } from '../file.ts'
import { estimateQuery } from '../queries.ts'
import { useCourtPartWords } from '../words.court.ts'
import { useToldWords } from '../words.told-decision.ts'
import { CourtMessages } from './CourtMessages.tsx'

/** From the creditor's decision to the title. */
export function CourtTab({ file }: FileProps) {
  const say = useCourtWords()
  const part = useCourtPartWords()
  const court = courtOf(countryOf(file))
  const { decision, filing, title, messages } = file.court
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <Part title={part('decision')}>
          {decision ? <Decision decision={decision} /> : <Undecided claim_id={file.id} />}
        </Part>
        <Part
          title={part('filing', court)}
          action={
            filing ? (
              <TakeBack claim_id={file.id} kind="filing" />
            ) : (
              <Record file={file} action="filing" step="filing" />
            )
          }
        >
          <FilingFacts file={file} />
          <Text size="sm" mt="sm" mb={4}>
            {say('package')}
          </Text>
          <FilingPackage file={file} />
        </Part>
        <Part
          title={part('title', court)}
          action={
            title ? (
              <TakeBack claim_id={file.id} kind="title" />
            ) : (
              <Record file={file} action="title" step="court_title" />
            )
          }
        >
          <TitleFacts file={file} />
        </Part>
      </SimpleGrid>
      <Missing file={file} />
      <Part title={say('messages')} action={<Record file={file} action="court-message" step="message" />}>
        <CourtMessages messages={messages} country={countryOf(file)} />
      </Part>
      <Part title={say('invoices')}>
        <FeeInvoiceLines claim_id={file.id} />
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

/** Opens the dialog, or says why it is not allowed now. */
function Record({ file, action, step }: FileProps & { action: ActionName; step: CourtStep }) {
  const say = useCourtWords()
  const { reasonOf } = useActionTexts(file)
  const [is_open, open] = useState(false)
  return (
    <>
      <RefusableButton size="xs" variant="default" refusal={reasonOf(action)} onClick={() => open(true)}>
        {say(`${step}.action`, courtOf(countryOf(file)))}
      </RefusableButton>
      {is_open && <CourtDialog file={file} step={step} onClose={() => open(false)} />}
    </>
  )
}

/** What the creditor decides on: the same figures that the partner sees. */
function Undecided({ claim_id }: { claim_id: string }) {
  const say = useCourtPartWords()
  const query = useQuery(estimateQuery(claim_id))
  return (
    <Stack gap="xs">
      <div>
        <Text size="sm" fw={600}>
          {say('undecided')}
        </Text>
        <Text size="sm" c="dimmed">
          {say('undecided_text')}
        </Text>
      </div>
      <Title order={3} size="sm">
        {say('estimate')}
      </Title>
      <Loaded query={query}>
        {({ data }) => (
          <>
            <TableWarnings warnings={data.warnings} />
            <Costs estimate={data} />
            {data.decision_open && <DecisionDeeds claim_id={claim_id} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

function Costs({ estimate }: { estimate: Schemas['LawsuitEstimate'] }) {
  const say = useCourtPartWords()
  const { money } = useFormat()
  if (estimate.unavailable_reason) return <Text size="sm">{say(`unavailable.${estimate.unavailable_reason}`)}</Text>
  const optional = estimate.optional_lawyer_fees_gross
  const amountOf = (amount: number | null) => (amount === null ? null : money(amount))
  return (
    <Facts
      facts={[
        [say('amount_to_claim'), money(estimate.amount_to_claim)],
        [say('court_fees'), amountOf(estimate.court_fees)],
        [say('lawyer'), estimate.lawyer && say(`lawyer_rule.${estimate.lawyer}`)],
        [say('lawyer_fees'), optional === null ? amountOf(estimate.lawyer_fees_gross) : null],
        [say('total_costs'), <b key="total">{amountOf(estimate.total_costs)}</b>],
        [say('optional_lawyer_fees'), amountOf(optional)],
        [say('court'), estimate.competent_court],
      ]}
    />
  )
}

function Decision({ decision }: { decision: Schemas['TeamLawsuitDecision'] }) {
  const say = useCourtPartWords()
  const told = useToldWords()
  const { money, instant } = useFormat()
  const { court_fees, lawyer_fees_gross, lawyer_type, link } = decision
  return (
    <Facts
      facts={[
        [say('decided_what'), <b key="decision">{say(`decided.${decision.decision}`)}</b>],
        [say('decided_at'), instant(decision.decided_at)],
        [
          say('decided_by'),
          decision.told ? told('recorded_by', { name: decision.decided_by.name ?? '–' }) : deciderOf(say, decision),
        ],
        [told('told'), decision.told && <ToldFacts told={decision.told} />],
        [say('link.sent'), link && linkSent(say, link, instant(link.sent_at))],
        [
          say('link.asked_by'),
          link &&
            (link.operator_name
              ? told('link_by_team', { name: link.operator_name })
              : tokenOf(say, { name: link.token_name, partner_name: link.partner_name })),
        ],
        [say('link.shown'), link && say(link.shown_to_partner ? 'link.shown_yes' : 'link.shown_no')],
        [say('link.used_from'), link && (link.used_from ?? say('link.unknown'))],
        [say('amount_to_claim'), money(decision.amount_to_claim)],
        [say('court_fees'), court_fees === null ? null : money(court_fees)],
        [say('lawyer'), say(`lawyer_type.${lawyer_type ?? 'none'}`)],
        [say('lawyer_fees'), lawyer_fees_gross === null ? null : money(lawyer_fees_gross)],
      ]}
    />
  )
}

/** How the creditor has told us, and what proves it. */
function ToldFacts({ told }: { told: NonNullable<TeamDecision['told']> }) {
  const say = useToldWords()
  const { day } = useFormat()
  const facts = { way: say(`ways.${told.way}`), day: day(told.told_on), by: told.told_by }
  return (
    <>
      {told.told_time
        ? say('told_talk', { ...facts, time: told.told_time, to: told.told_to ?? '–' })
        : say('told_value', facts)}
      {told.note && <Text size="sm">{told.note}</Text>}
      {told.document_name && <Proof id={told.document_id} name={told.document_name} />}
    </>
  )
}

/** The name stays when the file has gone. */
function Proof({ id, name }: { id: string | null; name: string }) {
  if (!id) return <Text size="sm">{name}</Text>
  return (
    <Anchor size="sm" display="block" href={`/api/operator/documents/${id}/download`} download>
      {name}
    </Anchor>
  )
}

type TeamDecision = Schemas['TeamLawsuitDecision']
type UsedLink = NonNullable<TeamDecision['link']>
type Say = ReturnType<typeof useCourtPartWords>

/** Who decided, by which way. In the sandbox tokens and the team play the creditor. */
function deciderOf(say: Say, { decided_by: { type, name, partner_name }, decided_via, link }: TeamDecision): string {
  if (link) return say(link.sent_to ? 'by.link' : 'by.old_link')
  const who = name ?? '–'
  if (type === 'creditor') return say('by.person', { name: who })
  if (type === 'system') return say('by.system')
  if (decided_via === 'portal') return say('by.played', { name: who })
  return tokenOf(say, { name, partner_name })
}

const tokenOf = (
  say: Say,
  { name, partner_name }: Pick<TeamDecision['decided_by'], 'name' | 'partner_name'>,
): string =>
  partner_name
    ? say('by.partner', { name: name ?? '–', partner: partner_name })
    : say('by.token', { name: name ?? '–' })

const linkSent = (say: Say, { sent_to }: UsedLink, at: string): string =>
  sent_to ? say('link.sent_to', { email: sent_to, at }) : say('link.not_mailed', { at })

function FilingFacts({ file }: FileProps) {
  const say = useCourtPartWords()
  const { filing } = file.court
  const country = courtOf(countryOf(file))
  const { instant } = useFormat()
  if (!filing) return <Text size="sm">{say('not_filed', country)}</Text>
  return (
    <Facts
      facts={[
        [say('filing_reference', country), filing.reference],
        [say('filed_at', country), instant(filing.filed_at)],
      ]}
    />
  )
}

function TitleFacts({ file }: FileProps) {
  const say = useCourtPartWords()
  const { day } = useFormat()
  const { title } = file.court
  const country = courtOf(countryOf(file))
  if (!title) return <Text size="sm">{say('no_title', country)}</Text>
  return (
    <Facts
      facts={[
        [say('title_reference', country), title.reference],
        [say('date'), day(title.date)],
      ]}
    />
  )
}

/** What is missing for a filing; hidden once it is filed. */
function Missing({ file }: FileProps) {
  const say = useCourtPartWords()
  if (file.court.filing) return null
  return (
    <Part title={say('readiness')}>
      <Readiness claim_id={file.id} />
    </Part>
  )
}
