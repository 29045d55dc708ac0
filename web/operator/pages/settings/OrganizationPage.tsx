import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useBlocker, useParams } from '@tanstack/react-router'
import { known } from '../../../shared/api/changed.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { Trail } from '../Trail.tsx'
import { AccountingPanel } from './accounting/AccountingPanel.tsx'
import { DebtAdvicePanel } from './DebtAdvicePanel.tsx'
import { LetterheadPanel } from './LetterheadPanel.tsx'
import { OrganizationFormProvider, useOrganizationForm } from './organization-form.ts'
import { patchOf, valuesOf } from './organization-values.ts'
import { PendingAccount } from './PendingAccount.tsx'
import { organizationQuery } from './queries.ts'
import { FeesPanel, NamePanel, WorkflowPanel } from './SettingPanels.tsx'
import { StoragePanel } from './StoragePanel.tsx'
import { useSettingsWords } from './words.ts'

type Organization = Schemas['Organization']

export function OrganizationPage() {
  const say = useSettingsWords()
  const { organization_id: id } = useParams({ from: `/shell${paths.organization}` })
  const { day } = useFormat()
  const query = useQuery(organizationQuery(id))
  const organization = query.data?.data
  return (
    <Page
      title={organization?.name ?? say('organization')}
      subtitle={organization && say('since', { day: day(organization.created_at) })}
      trail={<Trail to={{ to: paths.settings }}>{say('title')}</Trail>}
    >
      <Loaded query={query}>{({ data }) => <OrganizationForm key={data.id} organization={data} />}</Loaded>
    </Page>
  )
}

function OrganizationForm({ organization }: { organization: Organization }) {
  const say = useSettingsWords()
  const common = useCommonWords()
  const may_change = useMay('organizations')
  const form = useOrganizationForm({ initialValues: valuesOf(organization) })
  const save = useChange({
    changes: ['organizations', 'partners', 'claims'],
    send: (once, body: Schemas['OrganizationPatch']) =>
      once.PATCH('/api/operator/organizations/{id}', { params: { path: { id: organization.id } }, body }),
    answers: ({ data }) => known(organizationQuery(organization.id), data),
    quiet: true,
    done: common('action.saved'),
    onDone: ({ data }) => {
      if (!data) return
      // The stored form may differ from what was typed: an IBAN has no spaces.
      form.setInitialValues(valuesOf(data.data))
      form.reset()
    },
  })
  useBlocker({
    shouldBlockFn: () => form.isDirty() && !save.isPending && !window.confirm(say('leave')),
    enableBeforeUnload: () => form.isDirty(),
  })
  const submit = () => {
    form.clearErrors()
    save.mutate(
      patchOf(form.values, (name) => form.isDirty(name)),
      {
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    )
  }
  return (
    <OrganizationFormProvider form={form}>
      <form onSubmit={form.onSubmit(submit)}>
        <fieldset disabled={!may_change} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Stack maw={980}>
            {!may_change && <Alert icon={<IconLock />} color="gray" title={common('admin_only')} py="xs" />}
            <NamePanel />
            <WorkflowPanel />
            <FeesPanel />
            <AccountingPanel />
            <LetterheadPanel />
            {organization.letterhead_account_change && (
              <PendingAccount change={organization.letterhead_account_change} />
            )}
            <DebtAdvicePanel />
            <StoragePanel organization_id={organization.id} />
            {save.error && <Fault error={save.error} />}
            {may_change && <SaveBar is_dirty={form.isDirty()} is_pending={save.isPending} onReset={form.reset} />}
          </Stack>
        </fieldset>
      </form>
    </OrganizationFormProvider>
  )
}

type SaveBarProps = { readonly is_dirty: boolean; readonly is_pending: boolean; onReset(): void }

/** Always visible, since the form is longer than the screen. */
function SaveBar({ is_dirty, is_pending, onReset }: SaveBarProps) {
  const say = useSettingsWords()
  return (
    <Group
      justify="flex-end"
      p="sm"
      pos="sticky"
      bottom={0}
      bg="var(--desk-ground)"
      style={{ borderTop: '1px solid var(--mantine-color-default-border)', zIndex: 2 }}
    >
      <Text size="sm" c="dimmed" role="status">
        {is_dirty ? say('unsaved') : say('all_saved')}
      </Text>
      <Button variant="default" onClick={onReset} disabled={!is_dirty}>
        {say('discard')}
      </Button>
      <Button type="submit" loading={is_pending} disabled={!is_dirty}>
        {say('save')}
      </Button>
    </Group>
  )
}
