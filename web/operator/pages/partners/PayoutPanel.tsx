import { Group, Stack, Text, TextInput } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Once, Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useIdentity } from '../../session.ts'
import { ibanFault } from '../bank/iban.ts'
import type { NamedPartner } from './badges.tsx'
import { showPartner } from './shown.ts'
import { usePayoutWords } from './words.payout.ts'

type PartnerProps = { readonly partner: NamedPartner }

/** Runs that wait may name the account. */
const CHANGES = ['partners', 'runs', 'audit'] as const
const setIban = (once: Once, id: string, payout_iban: string | null) =>
  once.PATCH('/api/operator/partners/{id}', { params: { path: { id } }, body: { payout_iban } })
const shows = (queries: QueryClient, { data }: { data?: { data: Schemas['Partner'] } }) =>
  data && showPartner(queries, data.data)

/** Where the partner's share goes. */
export function PayoutPanel({ partner }: PartnerProps) {
  const say = usePayoutWords()
  const common = useCommonWords()
  const is_admin = useIdentity().role === 'admin'
  const [is_changing, change] = useState(false)
  const { payout_iban } = partner
  return (
    <Panel title={say('title')} text={say('text')}>
      <Stack gap="sm">
        <Facts facts={[[say('holds'), payout_iban ?? say('none')]]} />
        <Group gap="xs">
          <RefusableButton
            size="xs"
            variant="default"
            refusal={is_admin ? null : common('admin_only')}
            onClick={() => change(true)}
          >
            {say(payout_iban ? 'change' : 'enter')}
          </RefusableButton>
          {payout_iban && is_admin && <RemoveButton partner={partner} />}
        </Group>
      </Stack>
      {is_changing && <ChangeDialog partner={partner} onClose={() => change(false)} />}
    </Panel>
  )
}

function ChangeDialog({ partner: { id, name, payout_iban }, onClose }: PartnerProps & { onClose(): void }) {
  const say = usePayoutWords()
  const title = say(payout_iban ? 'change' : 'enter')
  return (
    <DeedDialog
      title={title}
      submit={title}
      onClose={onClose}
      values={{ payout_iban: '' }}
      check={(typed) => ibanFault('payout_iban', typed.payout_iban, say('no_iban'))}
      changes={CHANGES}
      shows={shows}
      send={(once, values) => setIban(once, id, values.payout_iban)}
      done={({ data }) => say('changed', { name, account: data?.data.payout_iban ?? '' })}
    >
      {(form) => (
        <>
          <Text size="sm">{say('change_text', { name })}</Text>
          {payout_iban && <Text size="sm">{say('so_far', { account: payout_iban })}</Text>}
          <TextInput
            label={say('iban')}
            required
            autoComplete="off"
            data-autofocus
            {...LIMITS.PartnerPatch.payout_iban}
            {...form.getInputProps('payout_iban')}
          />
        </>
      )}
    </DeedDialog>
  )
}

function RemoveButton({ partner: { id, name, payout_iban } }: PartnerProps) {
  const say = usePayoutWords()
  const remove = deedOf({
    changes: CHANGES,
    send: (once) => setIban(once, id, null),
    shows,
    done: say('removed'),
  })
  return (
    <RefusableButton
      size="xs"
      variant="subtle"
      refusal={null}
      onClick={() =>
        askFirst({
          title: say('remove_title', { account: payout_iban ?? '' }),
          consequence: say('remove_text', { name }),
          confirm: say('remove'),
          deed: remove,
        })
      }
    >
      {say('remove')}
    </RefusableButton>
  )
}
