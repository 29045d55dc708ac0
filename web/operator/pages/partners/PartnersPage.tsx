import { Anchor, Group, Select, Stack, Tabs } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { NothingFound } from '../NothingFound.tsx'
import { ConfirmedBadge, type NamedPartner, WebhookBadge } from './badges.tsx'
import { CreatePartner } from './CreatePartner.tsx'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { OrganizationTokens } from './OrganizationTokens.tsx'
import { partnersQuery } from './queries.ts'
import { PARTNERS_TABS, type PartnersSearch } from './search.ts'
import { usePartnersWords } from './words.ts'

const FROM = '/shell/partners'
export function PartnersPage() {
  const say = usePartnersWords()
  const common = useCommonWords()
  const { role } = useIdentity()
  const go = useGo()
  const { tab = 'partners' } = useSearch({ from: FROM })
  const [is_creating, { open, close }] = useDisclosure(false)
  return (
    <Page
      title={say('title')}
      actions={
        tab === 'partners' && (
          <RefusableButton
            refusal={role === 'admin' ? null : common('admin_only')}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={open}
          >
            {say('create')}
          </RefusableButton>
        )
      }
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => go({ to: paths.partners, search: value === 'tokens' ? { tab: 'tokens' } : {} })}
      >
        <Tabs.List mb="md">
          {PARTNERS_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {say(`list_tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="partners">
          <PartnersList />
        </Tabs.Panel>
        <Tabs.Panel value="tokens">
          <OrganizationTokens />
        </Tabs.Panel>
      </Tabs>
      {is_creating && <CreatePartner onClose={close} />}
    </Page>
  )
}

function PartnersList() {
  const say = usePartnersWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const query = useQuery(partnersQuery(search))
  return (
    <Stack gap="md">
      <Filters />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns()}
        empty={<NothingFound page={{ to: paths.partners }} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.partners, search: { ...search, page } })}
        onOpen={({ id }) => go({ to: paths.partner, params: { partner_id: id } })}
      />
    </Stack>
  )
}

function Filters() {
  const say = usePartnersWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const choose = (change: Partial<PartnersSearch>) =>
    go({ to: paths.partners, search: { ...search, ...change, page: undefined } }, { replace: true })
  return (
    <Group gap="xs">
      <SearchField value={search.q} placeholder={say('q')} onSearch={(q) => choose({ q })} />
      <OrganizationSelect
        placeholder={say('organization')}
        aria-label={say('organization')}
        value={search.organization_id ?? null}
        onChange={(value) => choose({ organization_id: value ?? undefined })}
        clearable
        w={240}
      />
      <Select
        placeholder={say('confirmed_filter')}
        aria-label={say('confirmed_filter')}
        data={[
          { value: 'yes', label: say('confirmed') },
          { value: 'no', label: say('unconfirmed') },
        ]}
        value={search.confirmed ?? null}
        onChange={(value) => choose({ confirmed: value ?? undefined })}
        clearable
        w={170}
      />
    </Group>
  )
}

function useColumns(): ListColumn<NamedPartner>[] {
  const say = usePartnersWords()
  const { percent, day } = useFormat()
  return [
    {
      accessor: 'name',
      title: say('column.name'),
      width: 230,
      render: ({ id, name }) => (
        <Anchor renderRoot={linkTo({ to: paths.partner, params: { partner_id: id } })} size="sm" fw={500}>
          {name}
        </Anchor>
      ),
    },
    { accessor: 'email', title: say('column.email'), width: 220 },
    { accessor: 'organization_name', title: say('column.organization'), width: 260 },
    {
      accessor: 'commission_rate',
      title: say('column.rate'),
      textAlign: 'right',
      render: ({ commission_rate }) => percent(commission_rate, 1),
    },
    {
      accessor: 'confirmed_at',
      title: say('column.confirmed'),
      render: (partner) => <ConfirmedBadge partner={partner} />,
    },
    {
      accessor: 'webhook_state',
      title: say('column.webhook'),
      render: ({ webhook_state }) => <WebhookBadge state={webhook_state} />,
    },
    { accessor: 'created_at', title: say('column.created'), render: ({ created_at }) => day(created_at) },
  ]
}
