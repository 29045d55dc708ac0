import { Select, Text, Textarea, TextInput } from '@mantine/core'
import { CLAIM_MONEY, CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { courtOf, useStageName } from '../../../shared/i18n/stage-name.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { countryOf } from '../claim/country.ts'
import type { ClaimFile } from '../claim/file.ts'
import { showClaim } from '../claim/shown.ts'
import { toldBy } from '../claim/told.ts'
import { useActionWords } from '../claim/words.actions.ts'
import { useCourtWords } from './words.ts'

type MessageKind = Schemas['CourtMessageBody']['kind']

export type CourtStep = 'filing' | 'court_title' | 'message'
type DialogProps = { readonly file: ClaimFile; onClose(): void }

const KINDS = ['served', 'not_served', 'objection'] as const satisfies readonly MessageKind[]

/** Records what happened at court. */
export function CourtDialog({ step, ...props }: DialogProps & { step: CourtStep }) {
  if (step === 'filing') return <FilingDialog {...props} />
  return step === 'court_title' ? <TitleDialog {...props} /> : <MessageDialog {...props} />
}

function FilingDialog({ file, onClose }: DialogProps) {
  const say = useCourtWords()
  const stageName = useStageName()
  const court = courtOf(countryOf(file))
  return (
    <DeedDialog
      title={say('filing.title', court)}
      submit={say('filing.action', court)}
      onClose={onClose}
      is_final
      values={{ reference: '' }}
      send={(once, body) => once.POST('/api/operator/claims/{id}/filing', { params: { path: { id: file.id } }, body })}
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say('filing.done', court)}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('filing.consequence', { stage: stageName('dunning_action_filed', countryOf(file)), ...court })}
          </Text>
          <PartnerTold file={file} />
          <TextInput
            label={say('filing.reference', court)}
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

function TitleDialog({ file, onClose }: DialogProps) {
  const say = useCourtWords()
  const stageName = useStageName()
  const court = courtOf(countryOf(file))
  return (
    <DeedDialog
      title={say('court_title.title', court)}
      submit={say('court_title.action', court)}
      onClose={onClose}
      is_final
      values={{ reference: '', date: '', costs_awarded: '' as Amount }}
      send={(once, { costs_awarded, ...sent }) =>
        once.POST('/api/operator/claims/{id}/title', {
          params: { path: { id: file.id } },
          body: { ...sent, ...(costs_awarded === '' ? {} : { costs_awarded }) },
        })
      }
      changes={CLAIM_MONEY}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say('court_title.done', court)}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('court_title.consequence', { stage: stageName('exekutionsantrag_recommended', countryOf(file)) })}
          </Text>
          <PartnerTold file={file} />
          <TextInput
            label={say('court_title.reference', court)}
            {...LIMITS.TitleBody.reference}
            required
            data-autofocus
            {...form.getInputProps('reference')}
          />
          <TextInput type="date" label={say('court_title.date', court)} required {...form.getInputProps('date')} />
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

function MessageDialog({ file, onClose }: DialogProps) {
  const say = useCourtWords()
  const court = courtOf(countryOf(file))
  return (
    <DeedDialog
      title={say('message.title')}
      submit={say('message.submit')}
      onClose={onClose}
      values={{ kind: 'served' as MessageKind, date: '', reference: '', note: '' }}
      send={(once, { kind, date, reference, note }) =>
        once.POST('/api/operator/claims/{id}/court-messages', {
          params: { path: { id: file.id } },
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
            data={KINDS.map((value) => ({ value, label: say(`message.kinds.${value}`, court) }))}
            allowDeselect={false}
            data-autofocus
            {...form.getInputProps('kind')}
          />
          <Text size="sm">{say(`message.consequence.${form.values.kind}`)}</Text>
          {form.values.kind === 'objection' && <PartnerTold file={file} />}
          <TextInput type="date" label={say('message.date')} required {...form.getInputProps('date')} />
          <TextInput
            label={say('message.reference', court)}
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

function PartnerTold({ file }: { readonly file: ClaimFile }) {
  const say = useActionWords()
  return <Text size="sm">{say('partner_told', toldBy(file))}</Text>
}
