import { ActionIcon, Button, FileInput, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { MoneyInput } from '../../../shared/ui/MoneyInput.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { emptyInvoice } from './case.ts'
import type { CaseForm } from './Parties.tsx'
import { useNewClaimWords } from './words.ts'

type InvoicesPartProps = {
  readonly form: CaseForm
  readonly is_locked: boolean
  /** Whether the invoice of a row is with the case already. */
  isDone(key: string): boolean
}

/** What is owed: typed, or as a PDF that is read, or both. Once the case is made only the files are open. */
export function InvoicesPart({ form, is_locked, isDone }: InvoicesPartProps) {
  const say = useNewClaimWords()
  const { invoices } = form.values
  return (
    <Panel title={say('invoices.title')} text={say('invoices.text')}>
      <Stack gap="sm">
        {invoices.map(({ key }, at) => (
          <Row
            key={key}
            form={form}
            at={at}
            is_locked={is_locked && isDone(key)}
            is_only={invoices.length === 1 || is_locked}
          />
        ))}
        {!is_locked && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => form.insertListItem('invoices', emptyInvoice())}
          >
            {say('invoices.add')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

type RowProps = { readonly form: CaseForm; readonly at: number; readonly is_locked: boolean; readonly is_only: boolean }

function Row({ form, at, is_locked, is_only }: RowProps) {
  const say = useNewClaimWords()
  const number = at + 1
  const field = (name: string) => ({ ...form.getInputProps(`invoices.${at}.${name}`), disabled: is_locked })
  return (
    <Group gap="xs" align="flex-start" role="group" aria-label={say('invoices.row', { number })}>
      <TextInput flex="1 1 120px" label={say('invoices.number')} maxLength={255} {...field('invoice_number')} />
      <MoneyInput flex="1 1 130px" label={say('invoices.amount')} {...field('invoice_amount_gross')} />
      <TextInput flex="0 1 150px" type="date" label={say('invoices.issued')} {...field('invoice_issue_date')} />
      <TextInput flex="0 1 150px" type="date" label={say('invoices.due')} {...field('invoice_due_date')} />
      <FileInput
        flex="1 1 160px"
        label={say('invoices.file')}
        placeholder={say('invoices.file_hint')}
        accept="application/pdf"
        clearable
        clearButtonProps={{ 'aria-label': say('invoices.file_remove', { number }) }}
        {...field('file')}
      />
      {!is_only && (
        <ActionIcon
          variant="subtle"
          color="red"
          mt={28}
          aria-label={say('invoices.remove', { number })}
          onClick={() => form.removeListItem('invoices', at)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}
