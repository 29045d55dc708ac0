import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { type Holder, type TokenValues, tokenBody } from './token-body.ts'
import 'dayjs/locale/de-at'
import { Group, NumberInput, Text, TextInput } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { ShownOnce } from '../../../shared/ui/ShownOnce.tsx'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { useTokensWords } from './words.tokens.ts'

export function IssueToken({ holder, refusal = null }: { holder: Holder; refusal?: string | null }) {
  const say = useTokensWords()
  const [opened, { open, close }] = useDisclosure(false)
  const [token, setToken] = useState<string | null>(null)
  return (
    <>
      <RefusableButton refusal={refusal} onClick={open} leftSection={<IconKey size={16} aria-hidden />}>
        {say('issue')}
      </RefusableButton>
      {opened && (
        <IssueDialog
          holder={holder}
          onClose={close}
          onIssued={(issued) => {
            close()
            setToken(issued)
          }}
        />
      )}
      <ShownOnce
        value={token}
        title={say('once_title')}
        warning={say('once_text')}
        label={say('once_label')}
        onClose={() => setToken(null)}
      />
    </>
  )
}

type IssueDialogProps = { readonly holder: Holder; onClose(): void; onIssued(token: string): void }

function IssueDialog({ holder, onClose, onIssued }: IssueDialogProps) {
  const say = useTokensWords()
  const form = useForm<TokenValues>({
    initialValues: { organization_id: null, name: '', rate_limit_per_hour: '', valid_until: null },
  })
  const issue = useChange({
    changes: ['tokens'],
    quiet: true,
    send: (once, values: TokenValues) => once.POST('/api/operator/tokens', { body: tokenBody(values, holder) }),
    onDone: ({ data }) => data && onIssued(data.data.token),
  })
  return (
    <FormDialog
      title={say('issue_title')}
      opened
      onClose={onClose}
      submit={say('issue')}
      onSubmit={() => issue.mutate(form.values)}
      change={issue}
    >
      {holder === null && (
        <OrganizationSelect
          label={say('organization')}
          description={say('organization_note')}
          required
          {...form.getInputProps('organization_id')}
        />
      )}
      <TextInput
        label={say('name')}
        description={say('name_note')}
        {...LIMITS.TokenCreate.name}
        required
        {...form.getInputProps('name')}
      />
      <LimitFields form={form} />
      <Text size="sm" c="dimmed">
        {say('once_text')}
      </Text>
    </FormDialog>
  )
}

function LimitFields({ form }: { form: ReturnType<typeof useForm<TokenValues>> }) {
  const say = useTokensWords()
  const { i18n } = useTranslation()
  return (
    <Group grow align="flex-start">
      <NumberInput
        label={say('limit')}
        placeholder={say('limit_default')}
        {...LIMITS.TokenCreate.rate_limit_per_hour}
        allowDecimal={false}
        thousandSeparator={i18n.language === 'de' ? '.' : ','}
        decimalSeparator={i18n.language === 'de' ? ',' : '.'}
        {...form.getInputProps('rate_limit_per_hour')}
      />
      <DatePickerInput
        label={say('expires')}
        placeholder={say('expires_none')}
        locale={i18n.language === 'de' ? 'de-at' : 'en'}
        valueFormat="DD.MM.YYYY"
        minDate={new Date()}
        clearable
        {...form.getInputProps('valid_until')}
      />
    </Group>
  )
}
