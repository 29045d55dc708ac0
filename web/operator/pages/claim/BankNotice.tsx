import { Alert, Anchor } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/i18n/format.ts'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { isOpen } from '../bank/entry.ts'
import { entriesOfClaimQuery } from '../bank/queries.ts'
import type { FileProps } from './file.ts'
import { usePartWords } from './words.parts.ts'

/** Money at our bank that may be for the claim. While an entry names it, its letters wait. */
export function BankNotice({ file }: FileProps) {
  const say = usePartWords()
  const { money } = useFormat()
  const { data } = useQuery(entriesOfClaimQuery(file.id))
  const open = data?.data.filter((entry) => isOpen(entry) && entry.rest > 0) ?? []
  return open.map(({ id, rest, payer_name }) => (
    <Alert key={id} color="yellow" icon={<IconBuildingBank />} py="xs">
      {say(payer_name ? 'bank.waits_of' : 'bank.waits', { amount: money(rest), name: payer_name ?? '' })}{' '}
      {file.blocked_reason === 'held' && `${say('bank.held')} `}
      <Anchor size="sm" renderRoot={linkTo({ to: paths.bank, search: { entry_id: id } })}>
        {say('bank.see')}
      </Anchor>
    </Alert>
  ))
}
