import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconScissors } from '@tabler/icons-react'
import { CLAIM_MONEY } from '../../../shared/api/areas.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { type Extraction, isReading } from './field-check.ts'
import { useSplitWords } from './words.split.ts'

type SplitProps = { readonly extraction: Extraction; onSplit(): void }

/** The invoices that were found in one file, and the click that makes each one of its own. */
export function SplitPanel({ extraction, onSplit }: SplitProps) {
  const { parts, split_into } = extraction
  if (isReading(extraction)) return null
  if (split_into.length > 0) return <WasSplit into={split_into} />
  return parts.length > 1 && <Proposal extraction={extraction} onSplit={onSplit} />
}

function Proposal({ extraction: { invoice_id, parts, currency }, onSplit }: SplitProps) {
  const say = useSplitWords()
  const { money, amount } = useFormat()
  const moneyOf = (gross: number) => (currency === 'EUR' ? money(gross) : [amount(gross), currency].join(' ').trim())
  const split = useChange({
    changes: [...CLAIM_MONEY, 'invoices'],
    send: (once) => once.POST('/api/operator/invoices/{id}/split', { params: { path: { id: invoice_id } }, body: {} }),
    done: say('done', { count: parts.length }),
    onDone: onSplit,
  })
  return (
    <Alert color="orange" title={say('title')} icon={<IconScissors />}>
      <Stack gap="xs" align="flex-start">
        <List size="sm" spacing={4}>
          {parts.map(({ first_page, last_page, invoice_number, gross }) => (
            <List.Item key={first_page}>
              {[
                say(first_page === last_page ? 'page' : 'pages', { first: first_page, last: last_page }),
                invoice_number ?? say('no_number'),
                gross === null ? '' : moneyOf(gross),
              ]
                .filter(Boolean)
                .join(' · ')}
            </List.Item>
          ))}
        </List>
        <Text size="sm">{say('text')}</Text>
        <Button size="xs" loading={split.isPending} onClick={() => split.mutate()}>
          {say('do', { count: parts.length })}
        </Button>
      </Stack>
    </Alert>
  )
}

function WasSplit({ into }: { into: readonly string[] }) {
  const say = useSplitWords()
  return (
    <Alert color="blue" title={say('was_split')} icon={<IconScissors />}>
      <Group gap="xs">
        {into.map((invoice_id, at) => (
          <Anchor key={invoice_id} size="sm" renderRoot={linkTo({ to: paths.invoices, search: { invoice_id } })}>
            {say('part', { number: at + 1 })}
          </Anchor>
        ))}
      </Group>
    </Alert>
  )
}
