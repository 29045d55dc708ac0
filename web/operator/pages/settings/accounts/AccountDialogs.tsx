import { List, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '../../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { DeedDialog } from '../../../../shared/ui/DeedDialog.tsx'
import { ReasonField } from '../../../../shared/ui/ReasonField.tsx'
import { groupsOf, ibanFault } from '../../bank/iban.ts'
import { allOrganizationsQuery } from '../queries.ts'
import { useAccountWords } from './words.ts'

type Account = Schemas['BankAccount']

const KINDS = ['client_money', 'own'] as const

export function AddAccount({ onClose }: { onClose(): void }) {
  const say = useAccountWords()
  const organizations = useQuery(allOrganizationsQuery()).data?.data
  // The only organisation is chosen from the start, so they must be known by then.
  if (!organizations) return null
  const values = {
    organization_id: organizations.length === 1 ? (organizations[0]?.id ?? '') : '',
    name: '',
    iban: '',
    bic: '',
    kind: 'client_money' as Account['kind'],
  }
  return (
    <DeedDialog
      title={say('add')}
      submit={say('add')}
      onClose={onClose}
      values={values}
      check={({ iban }) => ibanFault('iban', iban, say('no_iban'))}
      changes={['bank']}
      send={(once, { bic, ...body }) =>
        once.POST('/api/operator/bank-accounts', { body: { ...body, bic: bic || null } })
      }
      done={({ data }) => say('added', { name: data?.data.name ?? '' })}
    >
      {(form) => (
        <>
          <Text size="sm">{say('add_text')}</Text>
          <Select
            label={say('field.organization')}
            data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            required
            searchable
            {...form.getInputProps('organization_id')}
          />
          <Radio.Group label={say('field.kind')} {...form.getInputProps('kind')}>
            <Stack gap={6} mt={4}>
              {KINDS.map((kind) => (
                <Radio key={kind} value={kind} label={say(`kind.${kind}`)} description={say(`kind_hint.${kind}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <TextInput
            label={say('field.name')}
            required
            {...LIMITS.BankAccountCreate.name}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={say('field.iban')}
            required
            {...LIMITS.BankAccountCreate.iban}
            {...form.getInputProps('iban')}
          />
          <TextInput label={say('field.bic')} {...LIMITS.BankAccountCreate.bic} {...form.getInputProps('bic')} />
        </>
      )}
    </DeedDialog>
  )
}

/** Sends only what was changed: a new IBAN is a proposal, a new name is not. */
export function ChangeAccount({ account, onClose }: { readonly account: Account; onClose(): void }) {
  const say = useAccountWords()
  const { id, name, iban, bic } = account
  const values = { name, iban: groupsOf(iban), bic: bic ?? '' }
  return (
    <DeedDialog
      title={say('change_of', { name })}
      submit={say('change')}
      onClose={onClose}
      values={values}
      check={(typed) => ibanFault('iban', typed.iban, say('no_iban'))}
      changes={['bank', 'organizations']}
      send={(once, typed) =>
        once.PATCH('/api/operator/bank-accounts/{id}', {
          params: { path: { id } },
          body: {
            ...(typed.name === values.name ? {} : { name: typed.name }),
            ...(typed.iban === values.iban ? {} : { iban: typed.iban }),
            ...(typed.bic === values.bic ? {} : { bic: typed.bic || null }),
          },
        })
      }
      done={({ data }) => say(data?.data.account_change ? 'proposed' : 'changed')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('change_text')}</Text>
          <TextInput
            label={say('field.name')}
            required
            {...LIMITS.BankAccountPatch.name}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={say('field.iban')}
            required
            {...LIMITS.BankAccountPatch.iban}
            {...form.getInputProps('iban')}
          />
          <TextInput label={say('field.bic')} {...LIMITS.BankAccountPatch.bic} {...form.getInputProps('bic')} />
        </>
      )}
    </DeedDialog>
  )
}

const EFFECTS = ['files', 'letters', 'again'] as const

/** For an account that was made by mistake and never used. */
export function CloseAccount({ account, onClose }: { readonly account: Account; onClose(): void }) {
  const say = useAccountWords()
  const { id, name, iban } = account
  return (
    <DeedDialog
      title={say('close.title', { name })}
      submit={say('close.submit')}
      onClose={onClose}
      is_final
      values={{ note: '' }}
      send={(once, body) => once.POST('/api/operator/bank-accounts/{id}/close', { params: { path: { id } }, body })}
      changes={['bank', 'organizations', 'runs']}
      done={say('close.done', { name })}
    >
      {(form) => (
        <>
          <Text size="sm" fw={600}>
            {say('close.text')}
          </Text>
          <List size="sm" spacing={4}>
            {EFFECTS.map((effect) => (
              <List.Item key={effect}>{say(`close.effect.${effect}`, { iban: groupsOf(iban) })}</List.Item>
            ))}
          </List>
          <ReasonField label={say('close.note')} {...LIMITS.BankAccountClosing.note} {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}
