import { Select, Text, Textarea, TextInput } from '@mantine/core'
import { CLAIM_MONEY, CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { showClaim } from '../claim/shown.ts'
import { useCourtWords } from './words.ts'

type MessageKind = Schemas['CourtMessageBody']['kind']

export type CourtStep = 'filing' | 'court_title' | 'message'
type DialogProps = { readonly claim_id: string; onClose(): void }

const KINDS = ['served', 'not_served', 'objection'] as const satisfies readonly MessageKind[]

/** Records what happened at court. */
export function CourtDialog({ step, ...props }: DialogProps & { step: CourtStep }) {
  if (step === 'filing') return <FilingDialog {...props} />
  return step === 'court_title' ? <TitleDialog {...props} /> : <MessageDialog {...props} />
}

function FilingDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  return (
    <DeedDialog
      title={say('filing.title')}
      submit={say('filing.action')}
      onClose={onClose}
      is_final
      values={{ reference: '' }}
      send={(once, body) => once.POST('/api/operator/claims/{id}/filing', { params: { path: { id: claim_id } }, body })}
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say('filing.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('filing.consequence')}</Text>
          <TextInput
            label={say('filing.reference')}
            {...LIMITS.FilingBody.reference}
            required
            data-autofocus
            {...form.getInputProps('reference')}
          />
        </>
      )}
    </DeedDialog>
  )
}

function TitleDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  return (
    <DeedDialog
      title={say('court_title.title')}
      submit={say('court_title.action')}
      onClose={onClose}
      is_final
      values={{ reference: '', date: '', costs_awarded: '' as Amount }}
      send={(once, { costs_awarded, ...sent }) =>
        once.POST('/api/operator/claims/{id}/title', {
          params: { path: { id: claim_id } },
          body: { ...sent, ...(costs_awarded === '' ? {} : { costs_awarded }) },
        })
      }
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say('court_title.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('court_title.consequence')}</Text>
          <TextInput
            label={say('court_title.reference')}
            {...LIMITS.TitleBody.reference}
            required
            data-autofocus
            {...form.getInputProps('reference')}
          />
          <TextInput type="date" label={say('court_title.date')} required {...form.getInputProps('date')} />
          <MoneyInput
            label={say('court_title.costs_awarded')}
            description={say('court_title.costs_awarded_hint')}
            {...LIMITS.TitleBody.costs_awarded}
            {...form.getInputProps('costs_awarded')}
          />
        </>
      )}
    </DeedDialog>
  )
}

function MessageDialog({ claim_id, onClose }: DialogProps) {
  const say = useCourtWords()
  return (
    <DeedDialog
      title={say('message.title')}
      submit={say('message.submit')}
      onClose={onClose}
      values={{ kind: 'served' as MessageKind, date: '', reference: '', note: '' }}
      send={(once, { kind, date, reference, note }) =>
        once.POST('/api/operator/claims/{id}/court-messages', {
          params: { path: { id: claim_id } },
          body: { kind, date, ...(reference ? { reference } : {}), ...(note ? { note } : {}) },
        })
      }
      changes={CLAIM_STEP}
      done={say('message.done')}
    >
      {(form) => (
        <>
          <Select
            label={say('message.kind')}
            data={KINDS.map((value) => ({ value, label: say(`message.kinds.${value}`) }))}
            allowDeselect={false}
            data-autofocus
            {...form.getInputProps('kind')}
          />
          <Text size="sm">{say(`message.consequence.${form.values.kind}`)}</Text>
          <TextInput type="date" label={say('message.date')} required {...form.getInputProps('date')} />
          <TextInput
            label={say('message.reference')}
            {...LIMITS.CourtMessageBody.reference}
            {...form.getInputProps('reference')}
          />
          <Textarea
            label={say('message.note')}
            {...LIMITS.CourtMessageBody.note}
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('note')}
          />
        </>
      )}
    </DeedDialog>
  )
}
