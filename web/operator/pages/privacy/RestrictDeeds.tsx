import { Button, Select, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import type { SubjectProps } from './SubjectPanel.tsx'
import { usePrivacyWords } from './words.ts'

type Restriction = components['schemas']['PrivacyRestriction']
const REASONS = ['accuracy', 'unlawful', 'legal_claims', 'objection'] as const
const CHANGES = ['privacy', 'claims', 'work', 'letters'] as const

export function RestrictDeed({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  const form = useForm<Omit<Restriction, 'debtor_id'>>({ initialValues: { reason: 'accuracy', note: '' } })
  const restrict = useChange({
    changes: CHANGES,
    quiet: true,
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/restriction', {
        params: { path: { id: request.id } },
        body: { ...form.values, debtor_id: subject.id },
      }),
    done: say('restricted_done'),
    onDone: dialog.close,
  })
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {say('restrict')}
      </Button>
      <FormDialog
        title={say('restrict')}
        opened={opened}
        onClose={dialog.close}
        submit={say('restrict')}
        onSubmit={() => restrict.mutate()}
        change={restrict}
      >
        <Text size="sm">{say('restrict_text')}</Text>
        <Select
          label={say('restriction_reason')}
          data={REASONS.map((value) => ({ value, label: say(`restriction_reasons.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('reason')}
        />
        <Textarea
          label={say('remark')}
          required
          withAsterisk={false}
          maxLength={2000}
          {...form.getInputProps('note')}
        />
      </FormDialog>
    </>
  )
}

export function LiftDeed({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  const form = useForm({ initialValues: { reason: '', informed_on: '' } })
  const path = { id: request.id }
  const announce = useChange({
    changes: CHANGES,
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/restriction/announce', {
        params: { path },
        body: { debtor_id: subject.id },
      }),
    done: say('announced'),
  })
  const lift = useChange({
    changes: CHANGES,
    quiet: true,
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/restriction/lift', {
        params: { path },
        body: {
          debtor_id: subject.id,
          reason: form.values.reason,
          ...(form.values.informed_on ? { informed_on: form.values.informed_on } : {}),
        },
      }),
    done: say('lifted'),
    onDone: dialog.close,
  })
  return (
    <>
      <Button size="xs" variant="default" loading={announce.isPending} onClick={() => announce.mutate()}>
        {say('announce')}
      </Button>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {say('lift')}
      </Button>
      <FormDialog
        title={say('lift')}
        opened={opened}
        onClose={dialog.close}
        submit={say('lift')}
        onSubmit={() => lift.mutate()}
        change={lift}
      >
        <Text size="sm">{say('lift_text')}</Text>
        <TextInput type="date" label={say('informed_on')} {...form.getInputProps('informed_on')} />
        <Textarea
          label={say('reason')}
          required
          withAsterisk={false}
          maxLength={2000}
          {...form.getInputProps('reason')}
        />
      </FormDialog>
    </>
  )
}
