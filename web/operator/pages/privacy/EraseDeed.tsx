import { Button, List, Text, TextInput, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { planQuery } from './queries.ts'
import type { SubjectProps } from './SubjectPanel.tsx'
import { usePrivacyWords } from './words.ts'

/** Shows what goes and what stays, and asks for the name before anything is done. */
export function EraseDeed({ request, subject }: SubjectProps) {
  const say = usePrivacyWords()
  const [opened, dialog] = useDisclosure(false)
  const [confirmation, setConfirmation] = useState('')
  const named = { kind: subject.kind, id: subject.id }
  const erase = useChange({
    changes: ['privacy', 'claims', 'work', 'letters', 'mail'],
    quiet: true,
    send: (once) =>
      once.POST('/api/operator/privacy/requests/{id}/erasure', {
        params: { path: { id: request.id } },
        body: { subject: named, confirmation },
      }),
    done: say('erased'),
    onDone: dialog.close,
  })
  return (
    <>
      <Button size="xs" variant="outline" color="red.9" onClick={dialog.open}>
        {say('erase')}
      </Button>
      {opened && (
        <FormDialog
          title={say('erase')}
          opened
          onClose={dialog.close}
          submit={say('erase')}
          onSubmit={() => erase.mutate()}
          change={erase}
          is_final
          size="lg"
        >
          <Plan request_id={request.id} subject={named} />
          <Text size="sm" fw={600}>
            {say('plan_text')}
          </Text>
          <TextInput
            label={say('confirmation')}
            required
            withAsterisk={false}
            autoComplete="off"
            maxLength={255}
            value={confirmation}
            error={fieldErrors(erase.error).confirmation}
            onChange={({ currentTarget }) => setConfirmation(currentTarget.value)}
          />
        </FormDialog>
      )}
    </>
  )
}

type PlanProps = { readonly request_id: string; readonly subject: Parameters<typeof planQuery>[1] }

function Plan({ request_id, subject }: PlanProps) {
  const say = usePrivacyWords()
  const format = useFormat()
  const query = useQuery(planQuery(request_id, subject))
  return (
    <Loaded query={query}>
      {({ data: { erased, kept } }) => (
        <>
          <Title order={3} size="h6">
            {say('plan')}
          </Title>
          <List size="sm">
            {erased.length === 0 && <List.Item>{say('nothing')}</List.Item>}
            {erased.map(({ what, count }) => (
              <List.Item key={what}>
                {say(`holdings.${what}`)} ({count})
              </List.Item>
            ))}
          </List>
          <Title order={3} size="h6">
            {say('kept')}
          </Title>
          <List size="sm">
            {kept.length === 0 && <List.Item>{say('nothing')}</List.Item>}
            {kept.map(({ what, count, reason, until }) => (
              <List.Item key={`${what} ${reason} ${until}`}>
                {say(`holdings.${what}`)} ({count}): {say(`kept_reasons.${reason}`)}
                {until && `, ${say('until', { day: format.day(until) })}`}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Loaded>
  )
}
