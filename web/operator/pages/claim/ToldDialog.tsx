import { FileInput, Group, Radio, Select, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Once, Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useIdentity } from '../../session.ts'
import { estimateQuery } from './queries.ts'
import { isTalk, lawyersOf, TOLD_WAYS, type ToldValues, toldBody, toldGaps } from './told-decision.ts'
import { useToldWords } from './words.told-decision.ts'

const FIELDS = LIMITS.ToldDecisionBody

type Estimate = Schemas['LawsuitEstimate']
type Form = UseFormReturnType<ToldValues>
type ToldDialogProps = { readonly claim_id: string; onClose(): void }

/** Records what the creditor has told us, with its proof. It opens once it is known what the creditor may want. */
export function ToldDialog(props: ToldDialogProps) {
  const { data } = useQuery(estimateQuery(props.claim_id))
  return data && <Recording {...props} estimate={data.data} />
}

function Recording({ claim_id, onClose, estimate }: ToldDialogProps & { estimate: Estimate }) {
  const say = useToldWords()
  const { name } = useIdentity()
  const fileProof = useProofs(claim_id)
  const values: ToldValues = {
    ...{ decision: null, lawyer: null, way: null, proof: null },
    ...{ wunschanwalt_first_name: '', wunschanwalt_last_name: '', wunschanwalt_location: '', wunschanwalt_email: '' },
    ...{ told_on: '', told_time: '', told_by: '', told_to: name, note: '' },
  }
  return (
    <DeedDialog
      title={say('title')}
      submit={say('action')}
      onClose={onClose}
      size="lg"
      is_final
      values={values}
      check={(given) => Object.fromEntries(toldGaps(given, estimate).map((field) => [field, say(`gap.${field}`)]))}
      send={async (once, given) => {
        const document_id = isTalk(given.way) || !given.proof ? undefined : await fileProof(once, given.proof)
        return once.POST('/api/operator/claims/{id}/lawsuit-decision', {
          params: { path: { id: claim_id } },
          body: toldBody(given, document_id),
        })
      }}
      changes={CLAIM_STEP}
      done={say('done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('text')}</Text>
          <Wish form={form} estimate={estimate} />
          <How form={form} />
          <Consequence decision={form.values.decision} estimate={estimate} />
        </>
      )}
    </DeedDialog>
  )
}

/** Files a proof once, however often the decision is sent with it. */
function useProofs(claim_id: string) {
  const [filed] = useState(() => new WeakMap<File, string>())
  return async (once: Once, proof: File): Promise<string | undefined> => {
    const known = filed.get(proof)
    if (known) return known
    const body = new FormData()
    body.append('documentType', 'correspondence')
    body.append('file', proof)
    // The generated type expects fields, but the client sends a form as it is.
    const { data } = await once.POST('/api/operator/claims/{id}/documents', {
      params: { path: { id: claim_id } },
      body: body as never,
    })
    if (data) filed.set(proof, data.data.id)
    return data?.data.id
  }
}

/** What the creditor wants. */
function Wish({ form, estimate }: { form: Form; estimate: Estimate }) {
  const say = useToldWords()
  const lawyers = lawyersOf(estimate)
  const is_suing = form.values.decision === 'sue'
  return (
    <>
      <Radio.Group label={say('decision')} required {...form.getInputProps('decision')}>
        <Group mt={4}>
          <Radio value="sue" label={say('sue')} disabled={!estimate.available} />
          <Radio value="decline" label={say('decline')} />
        </Group>
      </Radio.Group>
      {!estimate.available && (
        <Text size="sm" c="dimmed">
          {say('not_possible')}
        </Text>
      )}
      {is_suing && lawyers.length > 0 && (
        <Select
          label={say('lawyer')}
          required
          data={lawyers.map((value) => ({ value, label: say(`lawyers.${value}`) }))}
          {...form.getInputProps('lawyer')}
        />
      )}
      {is_suing && form.values.lawyer === 'wunschanwalt' && <OwnLawyer form={form} />}
    </>
  )
}

function OwnLawyer({ form }: { form: Form }) {
  const say = useToldWords()
  const field = (name: 'first_name' | 'last_name' | 'location' | 'email') => (
    <TextInput
      label={say(name)}
      required={name !== 'email'}
      {...FIELDS[`wunschanwalt_${name}`]}
      {...form.getInputProps(`wunschanwalt_${name}`)}
    />
  )
  return (
    <>
      <Group grow align="flex-start">
        {field('first_name')}
        {field('last_name')}
      </Group>
      <Group grow align="flex-start">
        {field('location')}
        {field('email')}
      </Group>
    </>
  )
}

/** How we were told: who spoke with whom and when, or what is in writing. */
function How({ form }: { form: Form }) {
  const say = useToldWords()
  const { way } = form.values
  const proof_error = form.errors.proof ?? form.errors.document_id
  return (
    <>
      <Group grow align="flex-start">
        <Select
          label={say('way')}
          required
          data={TOLD_WAYS.map((value) => ({ value, label: say(`ways.${value}`) }))}
          {...form.getInputProps('way')}
        />
        <TextInput type="date" label={say('on')} required {...form.getInputProps('told_on')} />
        {isTalk(way) && <TextInput type="time" label={say('time')} required {...form.getInputProps('told_time')} />}
      </Group>
      <Group grow align="flex-start">
        <TextInput
          label={say('by')}
          placeholder={say('by_hint')}
          required
          {...FIELDS.told_by}
          {...form.getInputProps('told_by')}
        />
        {isTalk(way) && <TextInput label={say('to')} required {...FIELDS.told_to} {...form.getInputProps('told_to')} />}
      </Group>
      {way !== null && !isTalk(way) && (
        <FileInput
          label={say('proof')}
          description={say('proof_hint')}
          placeholder={say('proof_none')}
          withAsterisk
          clearable
          clearButtonProps={{ 'aria-label': say('proof_remove') }}
          {...form.getInputProps('proof')}
          error={proof_error}
        />
      )}
      <Textarea label={say('note')} {...FIELDS.note} autosize minRows={2} maxRows={6} {...form.getInputProps('note')} />
    </>
  )
}

function Consequence({ decision, estimate }: { decision: ToldValues['decision']; estimate: Estimate }) {
  const say = useToldWords()
  const { money } = useFormat()
  if (decision === null) return null
  return (
    <Text size="sm" fw={600}>
      {say(`consequence.${decision}`, { fee: money(estimate.court_fees ?? 0) })}
    </Text>
  )
}
