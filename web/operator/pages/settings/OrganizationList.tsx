import { Anchor, Badge, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildingPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { known } from '../../../shared/api/changed.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session.ts'
import { organizationQuery, organizationsQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

const addressOf = (organization_id: string) => ({ to: paths.organization, params: { organization_id } }) as const

export function OrganizationList() {
  const say = useSettingsWords()
  const common = useCommonWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/settings' })
  const may_change = useMay('organizations')
  const [founding, found] = useDisclosure(false)
  const query = useQuery(organizationsQuery(search))
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={720}>
          {say('organizations_text')}
        </Text>
        <RefusableButton
          refusal={may_change ? null : common('admin_only')}
          onClick={found.open}
          leftSection={<IconBuildingPlus size={16} aria-hidden />}
        >
          {say('found')}
        </RefusableButton>
      </Group>
      <ListTable
        label={say('tab.organizations')}
        query={query}
        columns={useColumns()}
        empty={<Empty title={say('no_organization')} text={say('no_organization_text')} />}
        onPage={(to) => go({ to: paths.settings, search: { page: to } })}
        onOpen={({ id }) => go(addressOf(id))}
      />
      {founding && <FoundDialog onClose={found.close} />}
    </Stack>
  )
}

function FoundDialog({ onClose }: { onClose(): void }) {
  const say = useSettingsWords()
  const go = useGo()
  const [name, setName] = useState('')
  const found = useChange({
    changes: ['organizations'],
    send: (once) => once.POST('/api/operator/organizations', { body: { name } }),
    answers: ({ data }) => (data ? known(organizationQuery(data.data.id), data) : []),
    quiet: true,
    done: say('founded', { name }),
    onDone: ({ data }) => {
      onClose()
      if (data) go(addressOf(data.data.id))
    },
  })
  return (
    <FormDialog
      title={say('found')}
      opened
      onClose={onClose}
      submit={say('found')}
      onSubmit={() => found.mutate()}
      change={found}
    >
      <TextInput
        label={say('field.name')}
        required
        withAsterisk={false}
        {...LIMITS.OrganizationCreate.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={fieldErrors(found.error).name}
        data-autofocus
      />
      <Text size="sm" c="dimmed">
        {say('found_text')}
      </Text>
    </FormDialog>
  )
}

function useColumns(): ListColumn<Schemas['Organization']>[] {
  const say = useSettingsWords()
  const common = useCommonWords()
  const { money, percent, day } = useFormat()
  return [
    {
      accessor: 'name',
      title: say('field.name'),
      render: ({ id, name }) => (
        <Anchor renderRoot={linkTo(addressOf(id))} size="sm" fw={600}>
          {name}
        </Anchor>
      ),
    },
    {
      accessor: 'letter_interval_days',
      title: say('column.letter_interval'),
      textAlign: 'right',
      render: ({ letter_interval_days }) => say('days', { count: letter_interval_days }),
    },
    {
      accessor: 'installment_grace_days',
      title: say('column.grace'),
      textAlign: 'right',
      render: ({ installment_grace_days }) => say('days', { count: installment_grace_days }),
    },
    {
      accessor: 'success_fee_rate',
      title: say('column.success_fee'),
      textAlign: 'right',
      render: ({ success_fee_rate }) => percent(success_fee_rate, 2),
    },
    {
      accessor: 'filing_fee',
      title: say('column.filing_fee'),
      textAlign: 'right',
      render: ({ filing_fee }) => money(filing_fee),
    },
    {
      accessor: 'isolate_partners',
      title: say('column.isolated'),
      render: ({ isolate_partners }) => common(isolate_partners ? 'yes' : 'no'),
    },
    {
      accessor: 'letterhead',
      title: say('column.letterhead'),
      render: ({ letterhead }) => (
        <Badge color={letterhead ? 'teal' : 'orange'}>
          {say(letterhead ? 'letterhead_there' : 'letterhead_missing')}
        </Badge>
      ),
    },
    { accessor: 'updated_at', title: say('column.updated'), render: ({ updated_at }) => day(updated_at) },
  ]
}
