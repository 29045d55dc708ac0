import { ActionIcon, Button, Fieldset, Group, Radio, Select, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { ApiFault } from '../../../shared/api/fault.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Once, Schemas } from '../../../shared/api/operator.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { AddressFields } from './AddressFields.tsx'
import { showDebtor } from './shown.ts'
import { useBlockWords } from './words.blocks.ts'
import { useClaimWords } from './words.ts'

const FIELDS = LIMITS.TeamDebtorPatch

type Debtor = Schemas['TeamDebtor']
type Values = Pick<Debtor, 'person' | 'company' | 'addresses' | 'communication_channels' | 'legal_representatives'>
type Form = UseFormReturnType<Values>

type DebtorDialogProps = {
  readonly claim_id: string
  readonly debtor: Debtor
  /** The letter that came back and is made anew with the new address. */
  readonly resends?: string | undefined
  onClose(): void
}

/** Corrects data after a letter came back or a debtor called. */
export function DebtorDialog({ claim_id, debtor, resends, onClose }: DebtorDialogProps) {
  const say = useClaimWords()
  const block = useBlockWords()
  const { person, company, addresses, communication_channels, legal_representatives } = debtor
  const given: Values = { person, company, addresses, communication_channels, legal_representatives }
  return (
    <DeedDialog
      title={resends ? block('returned.resend') : say('debtor.title')}
      submit={resends ? block('returned.resend') : say('debtor.title')}
      onClose={onClose}
      size="xl"
      values={given}
      send={async (once, values) => {
        const { data } = await once.PATCH('/api/operator/debtors/{id}', {
          params: { path: { id: debtor.id } },
          body: {
            ...(values.company ? { company: values.company, legal_representatives: values.legal_representatives } : {}),
            ...(values.person ? { person: values.person } : {}),
            addresses: values.addresses,
            communication_channels: values.communication_channels,
          },
        })
        return { debtor: data?.data, is_resent: resends ? await remake(once, resends) : false }
      }}
      changes={CLAIM_STEP}
      shows={(queries, { debtor }) => debtor && showDebtor(queries, claim_id, debtor)}
      done={({ is_resent }) => {
        if (!resends) return say('debtor.saved')
        return block(is_resent ? 'returned.resent' : 'returned.not_resent')
      }}
    >
      {(form) => (
        <>
          <Text size="sm" c="dimmed">
            {resends ? block('returned.resend_hint') : say('debtor.hint')}
          </Text>
          <Names form={form} />
          <Addresses form={form} />
          <Channels form={form} />
        </>
      )}
    </DeedDialog>
  )
}

/** The address is changed by then, whether or not a letter can be made now. */
const remake = (once: Once, id: string): Promise<boolean> =>
  once.POST('/api/operator/letters/{id}/remake', { params: { path: { id } }, body: {} }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiFault && error.status === 409) return false
      throw error
    },
  )

function Names({ form }: { form: Form }) {
  const say = useClaimWords()
  if (form.values.company)
    return (
      <Group grow align="flex-start">
        <TextInput
          label={say('debtor.company_name')}
          {...FIELDS.company.company_name}
          {...form.getInputProps('company.company_name')}
        />
        <TagsInput
          label={say('debtor.legal_representatives')}
          description={say('debtor.legal_representatives_hint')}
          {...form.getInputProps('legal_representatives')}
        />
      </Group>
    )
  return (
    <Group grow>
      <TextInput
        label={say('debtor.first_name')}
        {...FIELDS.person.first_name}
        {...form.getInputProps('person.first_name')}
      />
      <TextInput
        label={say('debtor.last_name')}
        required
        {...FIELDS.person.last_name}
        {...form.getInputProps('person.last_name')}
      />
    </Group>
  )
}

/** Exactly one entry of a list is the primary one. */
function choosePrimary(form: Form, list: 'addresses' | 'communication_channels', chosen: number): void {
  form.values[list].forEach((_, index) => {
    form.setFieldValue(`${list}.${index}.is_primary`, index === chosen)
  })
}

function Addresses({ form }: { form: Form }) {
  const say = useClaimWords()
  const { addresses } = form.values
  const add = () =>
    form.insertListItem('addresses', {
      street: '',
      zip: '',
      city: '',
      country: 'AT',
      is_primary: addresses.length === 0,
    })
  return (
    <Fieldset legend={say('debtor.addresses')} p="sm">
      <Stack gap="xs">
        {addresses.map(({ is_primary }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: addresses have no key but their position.
          <Group key={index} gap="xs" align="flex-end" wrap="nowrap">
            <AddressFields
              limits={FIELDS.addresses}
              field={(part) => form.getInputProps(`addresses.${index}.${part}`)}
            />
            <Radio
              label={say('debtor.primary')}
              mb={8}
              checked={is_primary}
              onChange={() => choosePrimary(form, 'addresses', index)}
            />
            <Remove onClick={() => form.removeListItem('addresses', index)} />
          </Group>
        ))}
        <Button variant="default" size="xs" w="fit-content" leftSection={<IconPlus size={14} />} onClick={add}>
          {say('debtor.add_address')}
        </Button>
      </Stack>
    </Fieldset>
  )
}

function Channels({ form }: { form: Form }) {
  const say = useClaimWords()
  const { communication_channels: channels } = form.values
  const types = (['email', 'phone', 'mobile'] as const).map((value) => ({
    value,
    label: say(`debtor.channel.${value}`),
  }))
  const add = () =>
    form.insertListItem('communication_channels', { type: 'email', value: '', is_primary: channels.length === 0 })
  return (
    <Fieldset legend={say('debtor.channels')} p="sm">
      <Stack gap="xs">
        {channels.map(({ is_primary }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: channels have no key but their position.
          <Group key={index} gap="xs" align="flex-end" wrap="nowrap">
            <Select
              w={130}
              label={say('debtor.type')}
              data={types}
              allowDeselect={false}
              {...form.getInputProps(`communication_channels.${index}.type`)}
            />
            <TextInput
              flex={1}
              label={say('debtor.value')}
              {...FIELDS.communication_channels.value}
              required
              {...form.getInputProps(`communication_channels.${index}.value`)}
            />
            <Radio
              label={say('debtor.primary')}
              mb={8}
              checked={is_primary}
              onChange={() => choosePrimary(form, 'communication_channels', index)}
            />
            <Remove onClick={() => form.removeListItem('communication_channels', index)} />
          </Group>
        ))}
        <Button variant="default" size="xs" w="fit-content" leftSection={<IconPlus size={14} />} onClick={add}>
          {say('debtor.add_channel')}
        </Button>
      </Stack>
    </Fieldset>
  )
}

function Remove({ onClick }: { onClick(): void }) {
  const say = useClaimWords()
  return (
    <ActionIcon variant="subtle" color="red" mb={4} aria-label={say('debtor.remove')} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}
