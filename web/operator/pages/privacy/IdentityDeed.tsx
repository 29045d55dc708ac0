import { Button, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { usePrivacyWords } from './words.ts'

type Body = components['schemas']['PrivacyIdentity']
const METHODS = ['known_channel', 'portal', 'document', 'in_person', 'power_of_attorney', 'other'] as const

export function IdentityDeed({ request_id }: { request_id: string }) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  const form = useForm<Body>({ initialValues: { method: 'known_channel', note: '' } })
  const check = useChange({
    changes: ['privacy'],
    quiet: true,
    send: (once, body: Body) =>
      once.POST('/api/operator/privacy/requests/{id}/identity', { params: { path: { id: request_id } }, body }),
    done: say('saved'),
    onDone: dialog.close,
  })
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {say('identity_check')}
      </Button>
      <FormDialog
        title={say('identity_check')}
        opened={opened}
        onClose={dialog.close}
        submit={say('identity_check')}
        onSubmit={() => check.mutate(form.values)}
        change={check}
      >
        <Select
          label={say('method')}
          data={METHODS.map((value) => ({ value, label: say(`methods.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('method')}
        />
        <Textarea
          label={say('identity_note')}
          required
          withAsterisk={false}
          maxLength={1000}
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
      </FormDialog>
    </>
  )
}
