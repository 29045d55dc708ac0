import { Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { type NewPassword, passwordOf, type Role } from './member.ts'
import { useTeamWords } from './words.ts'

type AddMemberProps = { onClose(): void; onPassword(made: NewPassword | null): void }

export function AddMember({ onClose, onPassword }: AddMemberProps) {
  const say = useTeamWords()
  const form = useForm({ initialValues: { name: '', email: '', role: 'agent' as Role } })
  const add = useChange({
    changes: ['team'],
    quiet: true,
    send: (once, body: typeof form.values) => once.POST('/api/operator/users', { body }),
    done: ({ data }) => say('added', { name: data?.data.name ?? '' }),
    onDone: ({ data }) => {
      onClose()
      onPassword(passwordOf(data?.data))
    },
  })
  const errors = fieldErrors(add.error)
  const field = (name: 'name' | 'email') => ({
    label: say(name),
    required: true,
    withAsterisk: false,
    ...LIMITS.OperatorCreate[name],
    ...form.getInputProps(name),
    error: errors[name],
  })
  return (
    <FormDialog
      title={say('add')}
      opened
      onClose={onClose}
      submit={say('add')}
      onSubmit={() => add.mutate(form.values)}
      change={add}
    >
      <Stack gap="sm">
        <TextInput autoComplete="off" data-autofocus {...field('name')} />
        <TextInput type="email" autoComplete="off" {...field('email')} />
        <Select
          label={say('role')}
          description={say(`role_text.${form.values.role}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={(['agent', 'admin'] as const).map((value) => ({ value, label: say(`roles.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('role')}
        />
        <Text size="sm" c="dimmed">
          {say('add_text')}
        </Text>
      </Stack>
    </FormDialog>
  )
}
