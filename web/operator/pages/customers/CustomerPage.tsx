import { Button, Grid, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { Trail } from '../Trail.tsx'
import { AskButton } from './AskDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { DecisionsPanel } from './DecisionsPanel.tsx'
import { PayoutPanel } from './PayoutPanel.tsx'
import { PeoplePanel } from './PeoplePanel.tsx'
import { customerQuery } from './queries.ts'
import { SettlementsPanel } from './SettlementsPanel.tsx'
import { useCustomerWords } from './words.ts'

export type CustomerFile = Schemas['CustomerFile']

export function CustomerPage() {
  const { customer_id } = useParams({ from: '/shell/customers/$customer_id' })
  const query = useQuery(customerQuery(customer_id))
  return <Loaded query={query}>{({ data }) => <OneCustomer customer={data} />}</Loaded>
}

function OneCustomer({ customer }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const { id, name, email, partner_id, partner_name } = customer
  const partner = { to: paths.partner, params: { partner_id }, search: { tab: 'customers' } } as const
  return (
    <Page
      title={name}
      trail={<Trail to={partner}>{partner_name}</Trail>}
      subtitle={email}
      actions={
        <>
          <AskButton customer={customer} />
          <Button renderRoot={linkTo({ to: paths.claims, search: { customer_id: id } })} variant="default">
            {say('claims')}
          </Button>
        </>
      }
    >
      <DecisionsPanel customer_id={id} />
      <Grid>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <PayoutPanel customer={customer} />
            <AboutPanel customer={customer} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack>
            <PeoplePanel customer={customer} />
            <SettlementsPanel customer_id={id} />
            <ChangesPanel customer={customer} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}

function AboutPanel({ customer }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const [is_open, open] = useState(false)
  const { email, phone, address, deducts_input_tax } = customer
  const lines = [address?.street, [address?.zip, address?.city].filter(Boolean).join(' '), address?.country]
  return (
    <Panel
      title={say('about.title')}
      actions={
        <Button size="xs" variant="default" onClick={() => open(true)}>
          {say('about.edit')}
        </Button>
      }
    >
      <Facts
        facts={[
          [say('about.email'), email],
          [say('about.phone'), phone ?? say('about.missing')],
          [say('about.address'), lines.filter(Boolean).join(', ') || say('about.missing')],
          [say('about.input_tax'), say(deducts_input_tax ? 'about.yes' : 'about.no')],
        ]}
      />
      {is_open && <ContactDialog customer={customer} onClose={() => open(false)} />}
    </Panel>
  )
}

function ChangesPanel({ customer: { changes } }: { customer: CustomerFile }) {
  const say = useCustomerWords()
  const { instant } = useFormat()
  return (
    <Panel title={say('changes.title')}>
      {changes.length === 0 && <Text size="sm">{say('changes.none')}</Text>}
      <List size="sm" spacing={4} listStyleType="none">
        {changes.map(({ at, kind, by, by_team, person, was, became }) => (
          <List.Item key={`${at} ${kind} ${person}`}>
            <Text span size="sm" c="dimmed">
              {instant(at)}
            </Text>{' '}
            {say(by_team ? 'changes.by_team' : 'changes.by', {
              what: say(`changes.kind.${kind}`, { person: person ?? '' }),
              by,
            })}
            {(was ?? became) !== null && (
              <Text size="sm" c="dimmed">
                {say('changes.values', {
                  was: was ?? say('changes.empty'),
                  became: became ?? say('changes.empty'),
                })}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Panel>
  )
}
