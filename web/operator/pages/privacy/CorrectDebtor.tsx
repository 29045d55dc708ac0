import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../shared/api/operator.generated.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { changesOf, type DebtorValues, valuesOf } from './correction.ts'
import { debtorQuery } from './queries.ts'
import { usePrivacyWords } from './words.ts'

type Debtor = components['schemas']['TeamDebtor']
type CorrectDebtorProps = { readonly request_id: string; readonly debtor_id: string }

export function CorrectDebtor(props: CorrectDebtorProps) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button size="xs" variant="default" onClick={dialog.open}>
        {say('correct')}
      </Button>
      {opened && <Stored {...props} onClose={dialog.close} />}
    </>
  )
}

type Closable = { onClose(): void }

function Stored(props: CorrectDebtorProps & Closable) {
  const query = useQuery(debtorQuery(props.debtor_id))
  return <Loaded query={query}>{({ data }) => <Form {...props} debtor={data} />}</Loaded>
}

function Form({ request_id, debtor, onClose }: CorrectDebtorProps & Closable & { debtor: Debtor }) {
  const say = usePrivacyWords()
  const form = useForm<DebtorValues>({ initialValues: valuesOf(debtor) })
  const correct = useChange({
    changes: ['privacy', 'claims', 'work', 'letters'],
    quiet: true,
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/correction', {
        params: { path: { id: request_id } },
        body: { subject: { kind: 'debtor', id: debtor.id }, changes: changesOf(debtor, form.values) },
      }),
    done: say('corrected'),
    onDone: onClose,
  })
  const names =
    debtor.acting_as === 'person' ? (['first_name', 'last_name', 'birth_date'] as const) : (['company_name'] as const)
  const fields = [...names, 'street', 'zip', 'city', 'country', 'email'] as const
  return (
    <FormDialog
      title={say('correct')}
      opened
      onClose={onClose}
      submit={say('correct')}
      onSubmit={() => correct.mutate()}
      change={correct}
      size="lg"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={say(field)}
            autoComplete="off"
            maxLength={255}
            {...(field === 'birth_date' ? { type: 'date' } : {})}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>
    </FormDialog>
  )
}
