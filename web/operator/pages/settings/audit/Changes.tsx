import { Text } from '@mantine/core'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useAuditWords } from './words.ts'

type Say = ReturnType<typeof useAuditWords>
type Key = Parameters<Say>[0]
type Change = { readonly field: string; readonly from?: unknown; readonly to?: unknown }
type Details = {
  readonly changes?: readonly Change[]
  readonly role?: string
  readonly what?: string
  readonly path?: string
  readonly law?: string | null
  readonly kind?: string
  readonly from?: number
  readonly to?: number
  readonly created?: number
  readonly existing?: number
  readonly failed?: number
  readonly number?: number
  readonly rows?: Readonly<Record<string, number>>
}

/** Texts that stand for choices; all other texts are values. */
const CHOICES = ['role', 'closes_at', 'letter_dispatch']

function useValue(say: Say): (field: string, value: unknown) => string {
  const { money, percent } = useFormat()
  return (field, value) => {
    if (value === null || value === undefined) return '–'
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (typeof value === 'number' && field.endsWith('_cents')) return money(value / 100)
    if (typeof value === 'number' && field.endsWith('_rate')) return percent(value)
    if (CHOICES.includes(field)) return say(`value.${field}.${value}` as Key)
    return String(value)
  }
}

/** What an entry says besides who and whom: old and new value of each setting, what was exported, which file. */
export function Changes({ entry: { action, details } }: { readonly entry: Schemas['AuditEntry'] }) {
  const say = useAuditWords()
  const shown = useValue(say)
  const {
    changes,
    role,
    what,
    path,
    law,
    kind,
    from,
    to,
    created = 0,
    existing = 0,
    failed = 0,
    number,
    rows,
  } = details as Details
  const lines = (changes ?? []).map(({ field, ...values }) => {
    // A list says too much for one line, and some values are personal.
    const is_told = 'to' in values && typeof (values.to ?? values.from) !== 'object'
    const said = is_told ? `${shown(field, values.from)} → ${shown(field, values.to)}` : say('changed')
    return `${say(`field.${field}` as Key)}: ${said}`
  })
  if (role) lines.push(say(`value.role.${role}` as Key))
  if (action === 'export.made') lines.push(say(`exported.${what ?? exportedBy(path ?? '')}` as Key))
  if (action === 'claims.imported') lines.push(say('imported', { created, existing, failed }))
  if (number !== undefined && rows) lines.push(say('archived', { number, rows: sumOf(rows) }))
  if (action === 'retention.changed')
    lines.push(`${[law, say(`kept.${kind}` as Key)].filter(Boolean).join(' ')}: ${from} → ${to}`)
  return lines.map((line) => (
    <Text key={line} size="sm" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {line}
    </Text>
  ))
}

const sumOf = (rows: Readonly<Record<string, number>>): number => Object.values(rows).reduce((sum, one) => sum + one, 0)

/** Routes that record no word for what they hand out are known by their path. */
const exportedBy = (path: string): string => {
  if (path.endsWith('/lines.csv')) return 'import'
  if (path.includes('/files/')) return 'draft'
  return path.includes('/statements/') ? 'payout' : 'other'
}
