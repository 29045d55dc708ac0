import { Textarea } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight, IconClockHour4, IconGavel, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CLAIM_MONEY, CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Once } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { ConsequenceList } from './Consequences.tsx'
import { doubtsOf, isAtCourt, isStillHeld, outcomeOf, type Report } from './creditor.ts'
import type { FileProps } from './file.ts'
import { useIfPaid, useWaivedText } from './if-paid.ts'
import { toldBy } from './told.ts'
import { useNotPursued } from './use-not-pursued.ts'
import { useActionWords } from './words.actions.ts'
import { useCreditorWords } from './words.creditor.ts'

type Line = readonly [icon: ReactNode, text: string]
type Closable = FileProps & { onClose(): void }

const THEN = <IconArrowRight size={16} />
const TIME = <IconClockHour4 size={16} />
const TOLD = <IconMessage size={16} />

/** How the claim goes on after a decision that does not close it. */
function useGoesOn({ file }: FileProps): Line[] {
  const say = useCreditorWords()
  if (file.case_status === 'closed') return []
  return [[TIME, say(isStillHeld(file) ? 'still_held' : 'goes_on')]]
}

type DecisionProps = Closable & {
  readonly title: string
  readonly lines: readonly Line[]
  readonly changes: typeof CLAIM_MONEY | typeof CLAIM_STEP
  readonly done: string
  readonly is_final?: boolean
  /** The creditor gets a reason. */
  readonly needs_note?: boolean
  send(once: Once, body: { note?: string }): Promise<unknown>
}

/** What follows, and what the creditor reads about it. */
function DecisionDialog({ title, lines, changes, done, is_final, needs_note, send, onClose }: DecisionProps) {
  const say = useCreditorWords()
  return (
    <DeedDialog
      title={title}
      submit={title}
      onClose={onClose}
      values={{ note: '' }}
      check={({ note }): Record<string, string> => (needs_note && !note.trim() ? { note: say('note_needed') } : {})}
      send={(once, { note }) => send(once, note.trim() ? { note: note.trim() } : {})}
      changes={changes}
      done={done}
      is_final={is_final ?? false}
    >
      {(form) => (
        <>
          <ConsequenceList lines={[...lines, [TOLD, say('told')]]} />
          <Textarea
            label={say('note')}
            autosize
            minRows={2}
            required={needs_note ?? false}
            data-autofocus
            {...LIMITS.RequestDecision.note}
            {...form.getInputProps('note')}
          />
        </>
      )}
    </DeedDialog>
  )
}

type ReportProps = Closable & { readonly report: Report }

/** What a clerk should look at before booking. */
export function useDoubts({ file, report }: Pick<ReportProps, 'file' | 'report'>): string[] {
  const say = useCreditorWords()
  const { money, day } = useFormat()
  return doubtsOf(report, file).map((doubt) =>
    doubt.kind === 'double'
      ? say('doubt.double', { day: day(doubt.day) })
      : say('doubt.more', { amount: money(doubt.amount) }),
  )
}

export function ConfirmReportDialog({ file, report, onClose }: ReportProps) {
  const say = useCreditorWords()
  const { money, day } = useFormat()
  const goes_on = useGoesOn({ file })
  const outcome = outcomeOf(report, file)
  const waived = useWaivedText(useIfPaid({ claim_id: file.id, amount: report.amount, day: report.payment_date }))
  const rest = money(report.if_confirmed?.outstanding_amount ?? 0)
  const doubts = useDoubts({ file, report }).map((text): Line => [<IconAlertTriangle key={text} size={16} />, text])
  const lines: Line[] = [
    ...doubts,
    [THEN, say('books', { amount: money(report.amount), day: day(report.payment_date) })],
    [THEN, say(`outcome.${outcome}`, { rest })],
    ...(waived ? [[THEN, waived] as const] : []),
    ...(outcome === 'closes' ? [] : goes_on),
  ]
  const path = { id: file.id, report_id: report.id }
  return (
    <DecisionDialog
      {...{ file, onClose, lines }}
      title={say('confirm')}
      changes={CLAIM_MONEY}
      done={say('confirmed')}
      send={(once, body) =>
        once.POST('/api/operator/claims/{id}/direct-payments/{report_id}/confirm', { params: { path }, body })
      }
    />
  )
}

export function RefuseReportDialog({ file, report, onClose }: ReportProps) {
  const say = useCreditorWords()
  const lines: Line[] = [[THEN, say('refuse_payment_text')], ...useGoesOn({ file })]
  const path = { id: file.id, report_id: report.id }
  return (
    <DecisionDialog
      {...{ file, onClose, lines }}
      title={say('refuse_payment')}
      changes={CLAIM_STEP}
      done={say('payment_refused')}
      needs_note
      send={(once, body) =>
        once.POST('/api/operator/claims/{id}/direct-payments/{report_id}/refuse', { params: { path }, body })
      }
    />
  )
}

export function AcceptWithdrawalDialog({ file, onClose }: Closable) {
  const say = useCreditorWords()
  const action = useActionWords()
  const notPursued = useNotPursued()
  const court: Line[] = isAtCourt(file) ? [[<IconGavel key="court" size={16} />, say('accept_court')]] : []
  return (
    <DecisionDialog
      {...{ file, onClose }}
      title={say('accept')}
      lines={[
        ...court,
        [THEN, say('accept_text')],
        [TOLD, action('partner_told', toldBy(file))],
        [THEN, notPursued(file.balance)],
      ]}
      changes={CLAIM_STEP}
      done={say('accepted')}
      is_final
      send={(once, body) =>
        once.POST('/api/operator/claims/{id}/withdrawal/accept', { params: { path: { id: file.id } }, body })
      }
    />
  )
}

export function RefuseWithdrawalDialog({ file, onClose }: Closable) {
  const say = useCreditorWords()
  const lines: Line[] = [[THEN, say('refuse_text')], ...useGoesOn({ file })]
  return (
    <DecisionDialog
      {...{ file, onClose, lines }}
      title={say('refuse')}
      changes={CLAIM_STEP}
      done={say('refused')}
      needs_note
      send={(once, body) =>
        once.POST('/api/operator/claims/{id}/withdrawal/refuse', { params: { path: { id: file.id } }, body })
      }
    />
  )
}
