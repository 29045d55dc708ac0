import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useMay } from '../../session.ts'
import type { CustomerFile } from './CustomerPage.tsx'
import { customerPeopleQuery } from './queries.ts'
import { useCustomerWords } from './words.ts'

type Person = Schemas['CustomerPerson']

/** Who enters the portal for a creditor; the team ends that, and invites the creditor again. */
export function PeoplePanel({ customer }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const query = useQuery(customerPeopleQuery(customer.id))
  const people = query.data?.data ?? []
  const columns = useColumns(customer.id, people)
  return (
    <Panel
      title={say('people.title')}
      text={say('people.text')}
      actions={query.data && <Invite customer={customer} people={people} />}
    >
      <Loaded query={query}>
        {({ data }) => (
          <Stack gap="xs">
            <InvitationState customer={customer} />
            <PartTable
              label={say('people.title')}
              records={data}
              columns={columns}
              empty={<Text size="sm">{say('people.nobody')}</Text>}
              has_border={false}
            />
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

function InvitationState({ customer: { invitation } }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const { day } = useFormat()
  const text = invitation
    ? say(`invitation.state.${invitation.state}`, { email: invitation.email, day: day(invitation.sent_at) })
    : say('invitation.state.none')
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  )
}

function Invite({ customer: { id, email, invitation }, people }: { customer: CustomerFile; people: Person[] }) {
  const say = useCustomerWords()
  const has_access = people.some(
    (person) => person.state === 'active' && person.email.toLowerCase() === email.toLowerCase(),
  )
  const send = deedOf({
    changes: ['customers', 'mail'],
    send: (once) => once.POST('/api/operator/customers/{id}/invitation', { params: { path: { id } } }),
    done: say('invitation.sent'),
  })
  return (
    <RefusableButton
      size="xs"
      variant="default"
      refusal={has_access ? say('invitation.has_access') : null}
      onClick={() =>
        askFirst({
          title: say('invitation.title', { email }),
          consequence: say('invitation.text'),
          confirm: say('invitation.send'),
          deed: send,
        })
      }
    >
      {say(invitation ? 'invitation.again' : 'invitation.send')}
    </RefusableButton>
  )
}

function useColumns(customer_id: string, people: readonly Person[]): ListColumn<Person>[] {
  const say = useCustomerWords()
  const { instant } = useFormat()
  const may_reset = useMay('users')
  const members = people.filter(({ state }) => state === 'active').length
  return [
    {
      accessor: 'email',
      title: say('people.person'),
      render: ({ name, email }) => (
        <>
          <Text size="sm">{name ?? email}</Text>
          {name && (
            <Text size="xs" c="dimmed">
              {email}
            </Text>
          )}
        </>
      ),
    },
    {
      accessor: 'state',
      title: say('people.state'),
      render: ({ state, invited_by }) =>
        state === 'invited' ? say('people.invited', { name: invited_by ?? '' }) : say(`people.${state}`),
    },
    { accessor: 'since', title: say('people.since'), noWrap: true, render: ({ since }) => instant(since) },
    {
      accessor: 'id',
      title: '',
      textAlign: 'right',
      render: (person) => (
        <Group gap="xs" justify="flex-end">
          {may_reset && person.has_second_factor && <ResetFactor customer_id={customer_id} person={person} />}
          <Withdraw customer_id={customer_id} person={person} is_last={person.state === 'active' && members === 1} />
        </Group>
      ),
    },
  ]
}

/** For somebody who lost phone, passkeys and recovery codes. */
function ResetFactor({ customer_id, person }: Omit<WithdrawProps, 'is_last'>) {
  const say = useCustomerWords()
  const named = say('people.reset_factor_named', { name: person.name ?? person.email })
  const reset = deedOf({
    changes: ['customers', 'mail'],
    send: (once) =>
      once.DELETE('/api/operator/customers/{id}/people/{person_id}/second-factor', {
        params: { path: { id: customer_id, person_id: person.id } },
      }),
    done: say('people.reset_factor_done'),
  })
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={named}
      onClick={() =>
        askFirst({
          title: `${named}?`,
          consequence: say('people.reset_factor_text'),
          confirm: say('people.reset_factor'),
          is_final: true,
          deed: reset,
        })
      }
    >
      {say('people.reset_factor')}
    </Button>
  )
}

type WithdrawProps = { readonly customer_id: string; readonly person: Person; readonly is_last: boolean }

function Withdraw({ customer_id, person, is_last }: WithdrawProps) {
  const say = useCustomerWords()
  const act = person.state === 'active' ? 'withdraw' : 'take_back'
  const named = say(`people.${act}_named`, { name: person.name ?? person.email })
  const withdraw = deedOf({
    changes: ['customers', 'mail'],
    send: (once) =>
      once.DELETE('/api/operator/customers/{id}/people/{person_id}', {
        params: { path: { id: customer_id, person_id: person.id } },
      }),
    done: say(act === 'withdraw' ? 'people.withdrawn' : 'people.taken_back'),
  })
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={named}
      onClick={() =>
        askFirst({
          title: `${named}?`,
          consequence: [say(`people.${act}_text`), is_last && say('people.withdraw_last')].filter(Boolean).join(' '),
          confirm: say(`people.${act}`),
          is_final: true,
          deed: withdraw,
        })
      }
    >
      {say(`people.${act}`)}
    </Button>
  )
}
