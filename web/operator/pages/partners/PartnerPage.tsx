import { Group, Tabs } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { Trail } from '../Trail.tsx'
import { ConfirmedBadge, type NamedPartner, WebhookBadge } from './badges.tsx'
import { CustomersTab } from './CustomersTab.tsx'
import { DeliveriesTab } from './DeliveriesTab.tsx'
import { PartnerTokens } from './PartnerTokens.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { partnerQuery } from './queries.ts'
import { PARTNER_TABS, type PartnerTab } from './search.ts'
import { showPartner } from './shown.ts'
import { WebhookTab } from './WebhookTab.tsx'
import { usePartnersWords } from './words.ts'

const FROM = '/shell/partners/$partner_id'

export function PartnerPage() {
  const { partner_id } = useParams({ from: FROM })
  const query = useQuery(partnerQuery(partner_id))
  return <Loaded query={query}>{({ data }) => <OnePartner partner={data} />}</Loaded>
}

function OnePartner({ partner }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  return (
    <Page
      title={partner.name}
      trail={<Trail to={{ to: paths.partners }}>{say('title')}</Trail>}
      subtitle={
        <Group gap="xs">
          {partner.organization_name} · {partner.email}
          <ConfirmedBadge partner={partner} />
          <WebhookBadge state={partner.webhook_state} />
        </Group>
      }
      actions={partner.confirmed_at === null && <ConfirmButton partner={partner} />}
    >
      <PartnerTabs partner={partner} />
    </Page>
  )
}

function PartnerTabs({ partner }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  const go = useGo()
  const { tab = 'profile' } = useSearch({ from: FROM })
  const choose = (value: string | null) =>
    go({
      to: paths.partner,
      params: { partner_id: partner.id },
      search: value === 'profile' ? {} : { tab: value as PartnerTab },
    })
  return (
    <Tabs value={tab} keepMounted={false} onChange={choose}>
      <Tabs.List mb="md">
        {PARTNER_TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {say(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="profile">
        <ProfileTab key={partner.updated_at} partner={partner} />
      </Tabs.Panel>
      <Tabs.Panel value="customers">
        <CustomersTab partner_id={partner.id} />
      </Tabs.Panel>
      <Tabs.Panel value="tokens">
        <PartnerTokens partner={partner} />
      </Tabs.Panel>
      <Tabs.Panel value="webhook">
        <WebhookTab partner={partner} />
      </Tabs.Panel>
      <Tabs.Panel value="deliveries">
        <DeliveriesTab partner_id={partner.id} />
      </Tabs.Panel>
    </Tabs>
  )
}

function ConfirmButton({ partner: { id, name } }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  const common = useCommonWords()
  const { role } = useIdentity()
  const confirm = deedOf({
    changes: ['partners'],
    send: (once) => once.POST('/api/operator/partners/{id}/confirm', { params: { path: { id } } }),
    shows: (queries, { data }) => data && showPartner(queries, data.data),
    done: say('confirmed_now', { name }),
  })
  return (
    <RefusableButton
      refusal={role === 'admin' ? null : common('admin_only')}
      leftSection={<IconCheck size={16} aria-hidden />}
      onClick={() =>
        askFirst({
          title: say('confirm_title', { name }),
          consequence: say('confirm_text'),
          confirm: say('confirm'),
          deed: confirm,
        })
      }
    >
      {say('confirm')}
    </RefusableButton>
  )
}
