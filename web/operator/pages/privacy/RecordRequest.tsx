import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useNow } from '../../session.ts'
import type { PrivacyRecord } from './RequestBits.tsx'
import { REQUEST_KINDS } from './search.ts'
import { usePrivacyWords } from './words.ts'

type Body = components['schemas']['PrivacyRequestCreate']
const CHANNELS = ['letter', 'email', 'phone', 'portal', 'in_person', 'other'] as const

type RecordRequestProps = { readonly subjects: readonly PrivacyRecord[]; onClose(): void }

export function RecordRequest({ subjects, onClose }: RecordRequestProps) {
  const say = usePrivacyWords()
  const go = useGo()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(useNow())
  const form = useForm<Required<Omit<Body, 'subjects'>>>({
    initialValues: {
      ...{ kind: 'access', person_name: subjects[0]?.name ?? '', contact: '', channel: 'email' },
      ...{ language: 'de', received_on: today, note: '' },
    },
  })
  const record = useChange({
    changes: ['privacy', 'work'],
    quiet: true,
    send: (once, body: Body) => once.POST('/api/operator/privacy/requests', { body }),
    done: say('recorded'),
    onDone: ({ data }) => data && go({ to: paths.privacy_request, params: { request_id: data.data.id } }),
  })
  const errors = fieldErrors(record.error)
  const text = (name: 'person_name' | 'contact' | 'received_on') => ({
    label: say(name),
    autoComplete: 'off',
    ...form.getInputProps(name),
    error: errors[name],
  })
  const submit = () => record.mutate({ ...form.values, subjects: subjects.map(({ kind, id }) => ({ kind, id })) })
  return (
    <FormDialog
      title={say('record')}
      opened
      onClose={onClose}
      submit={say('record')}
      onSubmit={submit}
      change={record}
      size="lg"
    >
      <Select
        label={say('kind')}
        data={REQUEST_KINDS.map((value) => ({ value, label: say(`kinds.${value}`) }))}
        allowDeselect={false}
        data-autofocus
        {...form.getInputProps('kind')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput required withAsterisk={false} maxLength={255} {...text('person_name')} />
        <TextInput maxLength={255} {...text('contact')} />
        <TextInput type="date" required withAsterisk={false} max={today} {...text('received_on')} />
        <Select
          label={say('channel')}
          data={CHANNELS.map((value) => ({ value, label: say(`channels.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('channel')}
        />
        <Select
          label={say('language')}
          data={(['de', 'en'] as const).map((value) => ({ value, label: say(`languages.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
      </SimpleGrid>
      <Textarea label={say('note')} maxLength={5000} autosize minRows={2} maxRows={8} {...form.getInputProps('note')} />
    </FormDialog>
  )
}
