import { Alert, Group, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useIdentity } from '../../session.ts'
import { AddressFields } from '../claim/AddressFields.tsx'
import type { CustomerFile } from './CustomerPage.tsx'
import { type ContactValues, changedContact, contactOf, hasAddress } from './contact.ts'
import { useCustomerWords } from './words.ts'

const FIELDS = LIMITS.TeamCustomerPatch

type ContactDialogProps = { readonly customer: CustomerFile; onClose(): void }

/** Corrects how a creditor is called and reached. Only what was changed is sent. */
export function ContactDialog({ customer, onClose }: ContactDialogProps) {
  const say = useCustomerWords()
  const given = contactOf(customer)
  return (
    <DeedDialog
      title={say('contact.title')}
      submit={say('contact.save')}
      onClose={onClose}
      size="lg"
      values={given}
      send={async (once, values) => {
        const body = changedContact(given, values)
        if (Object.keys(body).length === 0) return
        await once.PATCH('/api/operator/customers/{id}', { params: { path: { id: customer.id } }, body })
      }}
      changes={['customers', 'partners', ...CLAIM_STEP]}
      done={say('contact.saved')}
    >
      {(form) => <Fields form={form} given={given} />}
    </DeedDialog>
  )
}

function Fields({ form, given }: { form: UseFormReturnType<ContactValues>; given: ContactValues }) {
  const say = useCustomerWords()
  const is_admin = useIdentity().role === 'admin'
  const required = hasAddress(given) || hasAddress(form.values)
  return (
    <>
      <TextInput label={say('name')} required {...FIELDS.name} {...form.getInputProps('name')} />
      <Group grow align="flex-start">
        <TextInput
          label={say('about.email')}
          description={is_admin ? undefined : say('contact.email_admin')}
          disabled={!is_admin}
          required
          {...FIELDS.email}
          {...form.getInputProps('email')}
        />
        <TextInput label={say('about.phone')} {...FIELDS.phone} {...form.getInputProps('phone')} />
      </Group>
      <Group gap="xs" align="flex-start">
        <AddressFields
          limits={FIELDS.address}
          field={(part) => ({ ...form.getInputProps(`address.${part}`), required })}
        />
      </Group>
      <Switch label={say('about.input_tax')} {...form.getInputProps('deducts_input_tax', { type: 'checkbox' })} />
      <Consequences changed={changedContact(given, form.values)} was={given.email} />
    </>
  )
}

/** What saving does beside changing the fields, said before it is done. */
function Consequences({ changed, was }: { changed: ReturnType<typeof changedContact>; was: string }) {
  const say = useCustomerWords()
  return (
    <>
      {changed.email !== undefined && (
        <Alert color="orange">{say('contact.email_told', { was, is: changed.email })}</Alert>
      )}
      {(changed.name !== undefined || changed.address !== undefined) && (
        <Alert color="blue">{say('contact.letters')}</Alert>
      )}
    </>
  )
}
