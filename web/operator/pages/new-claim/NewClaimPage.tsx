import { Alert, Anchor, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { useHeldPage } from '../../../shared/ui/held.ts'
import { Page } from '../../../shared/ui/Page.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { linkTo, PageLink, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { foundPartnersQuery, partnerQuery } from '../partners/queries.ts'
import { type CaseValues, emptyCase, gapsOf, isBegun, missingFiles } from './case.ts'
import { InvoicesPart } from './Invoices.tsx'
import { type CaseForm, CustomerPart, DebtorPart } from './Parties.tsx'
import { type Created, useCreate } from './use-create.ts'
import { useNewClaimWords } from './words.ts'

/** What was begun: people look something up on another page while they type. */
let draft: CaseValues | null = null

/** Enters one case by hand, as the partner's program would. */
export function NewClaimPage() {
  const say = useNewClaimWords()
  const go = useGo()
  const form = useForm<CaseValues>({ initialValues: draft ?? emptyCase() })
  const [existing, setExisting] = useState<string | null>(null)
  useHeldPage(isBegun(form.values))
  useEffect(() => {
    draft = form.values
  }, [form.values])
  const leave = ({ claim_id }: Pick<Created, 'claim_id'>) => {
    draft = null
    go(fileOf(claim_id))
  }
  const { create, made, isByHand } = useCreate((created) => {
    if (created.is_existing) {
      setExisting(created.claim_id)
      return form.setErrors({ 'claim.partner_reference': say('exists') })
    }
    notifications.show({ message: say('done'), color: 'teal' })
    leave(created)
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (create.isBusy()) return
    const gaps = made ? missingFiles(form.values, isByHand) : gapsOf(form.values)
    form.setErrors(Object.fromEntries(Object.entries(gaps).map(([field, gap]) => [field, say(`gap.${gap}`)])))
    setExisting(null)
    if (Object.keys(gaps).length > 0) return
    create.mutate(form.values, { onError: (error) => form.setErrors(fieldErrors(error)) })
  }
  const discard = (onDone: () => void) =>
    askFirst({
      title: say('clear_title'),
      consequence: say('clear_text'),
      confirm: say('clear'),
      is_final: true,
      // Nothing of it is at the server.
      deed: deedOf({ changes: [], send: async () => null, onDone }),
    })
  const is_locked = made !== null
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      <Text size="sm">
        {say('many')}{' '}
        <Anchor underline="always" renderRoot={linkTo({ to: paths.import })}>
          {say('import')}
        </Anchor>
      </Text>
      <form onSubmit={send} aria-label={say('title')}>
        <Stack gap="md">
          <CasePart form={form} is_locked={is_locked} existing={existing} />
          <CustomerPart form={form} is_locked={is_locked} />
          <DebtorPart form={form} is_locked={is_locked} />
          <InvoicesPart form={form} is_locked={is_locked} isDone={isByHand} />
          {made && create.error && <Alert color="orange">{say('made')}</Alert>}
          {create.error && <Fault error={create.error} />}
          <Group justify="flex-end">
            {made && create.error && (
              <Button variant="default" onClick={() => leave(made)}>
                {say('go_on')}
              </Button>
            )}
            {!made && isBegun(form.values) && (
              <Button variant="default" onClick={() => discard(() => form.setValues(emptyCase()))}>
                {say('clear')}
              </Button>
            )}
            <Button type="submit" loading={create.isPending}>
              {say(made ? 'upload_rest' : 'submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  )
}

type CasePartProps = { readonly form: CaseForm; readonly is_locked: boolean; readonly existing: string | null }

function CasePart({ form, is_locked, existing }: CasePartProps) {
  const say = useNewClaimWords()
  return (
    <Panel title={say('claim.title')}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <PartnerField form={form} is_locked={is_locked} />
        <div>
          <TextInput
            label={say('claim.partner_reference')}
            description={say('claim.partner_reference_hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={255}
            disabled={is_locked}
            {...form.getInputProps('claim.partner_reference')}
          />
          {existing && (
            <Text size="sm">
              <PageLink page={fileOf(existing)}>{say('exists_open')}</PageLink>
            </Text>
          )}
        </div>
        <TextInput
          label={say('claim.subject_matter')}
          disabled={is_locked}
          {...form.getInputProps('claim.subject_matter')}
        />
      </SimpleGrid>
    </Panel>
  )
}

/** A confirmed partner, found by typing. Another partner has other creditors and debtors. */
function PartnerField({ form, is_locked }: { form: CaseForm; is_locked: boolean }) {
  const say = useNewClaimWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery(foundPartnersQuery(q))
  const { partner_id } = form.values
  const chosen = useQuery({ ...partnerQuery(partner_id ?? ''), enabled: partner_id !== null, retry: false })
  const names = new Map((found.data?.data ?? []).map(({ id, name }) => [id, name]))
  // Keeps the name of the chosen one, even if the search did not find it.
  if (partner_id !== null && chosen.data) names.set(partner_id, chosen.data.data.name)
  const choose = (id: string | null) => {
    form.setFieldValue('partner_id', id)
    form.setFieldValue('customer.found', null)
    form.setFieldValue('debtor.found', null)
  }
  return (
    <Select
      label={say('partner.label')}
      withAsterisk
      searchable
      disabled={is_locked}
      data={[...names].map(([value, label]) => ({ value, label }))}
      filter={({ options }) => options}
      onSearchChange={(text) => setTyped(text === names.get(partner_id ?? '') ? '' : text)}
      value={partner_id}
      onChange={choose}
      error={form.errors.partner_id}
    />
  )
}
