import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBuildingBank, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import { Facts } from '../../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../../session.ts'
import { groupsOf } from '../../bank/iban.ts'
import { bankAccountsQuery } from '../../bank/queries.ts'
import { PendingAccount } from '../PendingAccount.tsx'
import { AddAccount, ChangeAccount, CloseAccount } from './AccountDialogs.tsx'
import { OpeningBalance } from './OpeningBalance.tsx'
import { useAccountWords } from './words.ts'

type Account = Schemas['BankAccount']

/** Our accounts at banks, with changes that wait for a second person. */
export function BankAccounts() {
  const say = useAccountWords()
  const common = useCommonWords()
  const is_admin = useIdentity().role === 'admin'
  const [is_adding, add] = useState(false)
  const query = useQuery(bankAccountsQuery())
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={640}>
          {say('text')}
        </Text>
        <RefusableButton
          refusal={is_admin ? null : common('admin_only')}
          onClick={() => add(true)}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {say('add')}
        </RefusableButton>
      </Group>
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Paper withBorder>
              <Empty icon={<IconBuildingBank />} title={say('none')} text={say('none_text')} />
            </Paper>
          ) : (
            data.map((account) => <AccountCard key={account.id} account={account} />)
          )
        }
      </Loaded>
      {is_adding && <AddAccount onClose={() => add(false)} />}
    </Stack>
  )
}

function AccountCard({ account }: { readonly account: Account }) {
  const say = useAccountWords()
  const { money, day } = useFormat()
  const is_admin = useIdentity().role === 'admin'
  const [is_changing, change] = useState(false)
  const [is_closing, close] = useState(false)
  const { name, kind, iban, bic, organization_name, balance, balance_on, account_change } = account
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <Group gap="xs">
            <Title order={2} size="h5">
              {name}
            </Title>
            <Badge color={kind === 'client_money' ? 'teal' : 'gray'}>{say(`kind.${kind}`)}</Badge>
          </Group>
          {is_admin && (
            <Group gap="xs">
              <RefusableButton
                size="xs"
                variant="subtle"
                color="red"
                aria-label={say('close.title', { name })}
                refusal={balance === null ? null : say('close.used')}
                onClick={() => close(true)}
              >
                {say('close.action')}
              </RefusableButton>
              <Button size="xs" variant="default" aria-label={say('change_of', { name })} onClick={() => change(true)}>
                {say('change')}
              </Button>
            </Group>
          )}
        </Group>
        <Facts
          facts={[
            [say('field.iban'), groupsOf(iban)],
            [say('field.bic'), bic],
            [say('field.organization'), organization_name],
            [
              say('field.balance'),
              balance === null || balance_on === null
                ? say('no_balance')
                : say('balance_on', { amount: money(balance), day: day(balance_on) }),
            ],
          ]}
        />
        {kind === 'client_money' && <OpeningBalance account_id={account.id} />}
        {account_change && <PendingAccount change={account_change} />}
      </Stack>
      {is_changing && <ChangeAccount account={account} onClose={() => change(false)} />}
      {is_closing && <CloseAccount account={account} onClose={() => close(false)} />}
    </Paper>
  )
}
