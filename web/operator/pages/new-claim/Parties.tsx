import { Group, Radio, SegmentedControl, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { AddressFields } from '../claim/AddressFields.tsx'
import { FoundSelect } from '../parties/FoundSelect.tsx'
import { type CaseValues, DEBTOR_KINDS } from './case.ts'
import { customersOf, debtorsOf } from './queries.ts'
import { useNewClaimWords } from './words.ts'

export type CaseForm = UseFormReturnType<CaseValues>

const CUSTOMER = LIMITS.TeamCustomerPatch
const DEBTOR = LIMITS.TeamDebtorPatch

type PartProps = { readonly form: CaseForm; readonly is_locked: boolean }

/** Existing or new: what was typed for one stays while the other is looked at. */
function Which({ form, is_locked, part }: PartProps & { part: 'customer' | 'debtor' }) {
  const say = useNewClaimWords()
  return (
    <SegmentedControl
      size="xs"
      aria-label={say(`${part}.which`)}
      disabled={is_locked}
      data={[
        { value: 'known', label: say('customer.known') },
        { value: 'new', label: say('customer.new') },
      ]}
      value={form.values[part].is_new ? 'new' : 'known'}
      onChange={(value) => form.setFieldValue(`${part}.is_new`, value === 'new')}
    />
  )
}

export function CustomerPart({ form, is_locked }: PartProps) {
  const say = useNewClaimWords()
  const { partner_id, customer } = form.values
  const has_address = customer.address.street || customer.address.zip || customer.address.city
  return (
    <Panel title={say('customer.title')} actions={<Which form={form} is_locked={is_locked} part="customer" />}>
      {!customer.is_new && (
        <>
          <FoundSelect
            required
            label={say('customer.search')}
            nothing={say('customer.nothing')}
            value={customer.found}
            error={form.errors['customer.found'] ?? form.errors['customer.id']}
            disabled={is_locked || partner_id === null}
            find={customersOf(partner_id)}
            onChange={(found) => form.setFieldValue('customer.found', found)}
          />
          {partner_id === null && (
            <Text size="sm" c="dimmed">
              {say('customer.first')}
            </Text>
          )}
        </>
      )}
      {customer.is_new && (
        <>
          <Group grow align="flex-start">
            <TextInput
              label={say('customer.name')}
              required
              disabled={is_locked}
              {...CUSTOMER.name}
              {...form.getInputProps('customer.name')}
            />
            <TextInput
              label={say('customer.email')}
              required
              disabled={is_locked}
              {...CUSTOMER.email}
              {...form.getInputProps('customer.email')}
            />
          </Group>
          <Group grow align="flex-start" mt="xs">
            <TextInput
              label={say('customer.phone')}
              disabled={is_locked}
              {...CUSTOMER.phone}
              {...form.getInputProps('customer.phone')}
            />
            <TextInput label={say('customer.uid')} disabled={is_locked} {...form.getInputProps('customer.uid')} />
          </Group>
          <Group gap="xs" align="flex-start" mt="xs">
            <AddressFields
              limits={CUSTOMER.address}
              field={(part) => ({
                ...form.getInputProps(`customer.address.${part}`),
                required: Boolean(has_address),
                disabled: is_locked,
              })}
            />
          </Group>
        </>
      )}
    </Panel>
  )
}

export function DebtorPart({ form, is_locked }: PartProps) {
  const say = useNewClaimWords()
  const { partner_id, debtor } = form.values
  return (
    <Panel title={say('debtor.title')} actions={<Which form={form} is_locked={is_locked} part="debtor" />}>
      {!debtor.is_new && (
        <>
          <FoundSelect
            required
            label={say('debtor.search')}
            nothing={say('debtor.nothing')}
            value={debtor.found}
            error={form.errors['debtor.found'] ?? form.errors['debtor.id']}
            disabled={is_locked || partner_id === null}
            find={debtorsOf(partner_id)}
            onChange={(found) => form.setFieldValue('debtor.found', found)}
          />
          {partner_id === null && (
            <Text size="sm" c="dimmed">
              {say('customer.first')}
            </Text>
          )}
        </>
      )}
      {debtor.is_new && <NewDebtor form={form} is_locked={is_locked} />}
    </Panel>
  )
}

function NewDebtor({ form, is_locked }: PartProps) {
  const say = useNewClaimWords()
  return (
    <>
      <Radio.Group aria-label={say('debtor.kind')} {...form.getInputProps('debtor.kind')}>
        <Group mb="xs">
          {DEBTOR_KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={say(`debtor.kinds.${kind}`)} disabled={is_locked} />
          ))}
        </Group>
      </Radio.Group>
      <Names form={form} is_locked={is_locked} />
      <Group gap="xs" align="flex-start" mt="xs">
        <AddressFields
          limits={DEBTOR.addresses}
          field={(part) => ({ ...form.getInputProps(`debtor.addresses.0.${part}`), disabled: is_locked })}
        />
      </Group>
      <Group grow align="flex-start" mt="xs">
        <TextInput label={say('debtor.email')} disabled={is_locked} {...form.getInputProps('debtor.email')} />
        <TextInput label={say('debtor.phone')} disabled={is_locked} {...form.getInputProps('debtor.phone')} />
      </Group>
    </>
  )
}

function Names({ form, is_locked }: PartProps) {
  const say = useNewClaimWords()
  if (form.values.debtor.kind === 'company')
    return (
      <Group grow align="flex-start">
        <TextInput
          label={say('debtor.company_name')}
          required
          disabled={is_locked}
          {...DEBTOR.company.company_name}
          {...form.getInputProps('debtor.company.company_name')}
        />
        <TextInput
          label={say('debtor.firmenbuchnummer')}
          disabled={is_locked}
          {...form.getInputProps('debtor.company.firmenbuchnummer')}
        />
      </Group>
    )
  return (
    <Group grow align="flex-start">
      <TextInput
        label={say('debtor.first_name')}
        disabled={is_locked}
        {...DEBTOR.person.first_name}
        {...form.getInputProps('debtor.person.first_name')}
      />
      <TextInput
        label={say('debtor.last_name')}
        required
        disabled={is_locked}
        {...DEBTOR.person.last_name}
        {...form.getInputProps('debtor.person.last_name')}
      />
      <TextInput
        type="date"
        label={say('debtor.birth_date')}
        disabled={is_locked}
        {...form.getInputProps('debtor.person.birth_date')}
      />
    </Group>
  )
}
