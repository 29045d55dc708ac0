import { Group, Paper, SimpleGrid, Text, ThemeIcon } from '@mantine/core'
import { IconCash, IconFileInvoice, IconFilePlus, IconGavel, IconMessage2Exclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FigureLink } from './FigureLink.tsx'
import { changeOf, type FigureList, inAllCountries, type Overview } from './links.ts'
import { useOverviewWords } from './words.ts'

type FigureProps = { readonly overview: Overview }

/** The most important figures, read at a glance. */
export function KeyFigures({ overview }: FigureProps) {
  return (
    <SimpleGrid cols={{ base: 2, md: 3, lg: 5 }} spacing="sm">
      <OpenVolume overview={overview} />
      <Collected overview={overview} />
      <Opened overview={overview} />
      <Disputed overview={overview} />
      <CourtDecisions overview={overview} />
    </SimpleGrid>
  )
}

function OpenVolume({ overview: { totals } }: FigureProps) {
  const say = useOverviewWords()
  const { roundMoney, number } = useFormat()
  const { count, outstanding_amount, list } = totals.open
  return (
    <KeyFigure
      label={say('key.open')}
      value={roundMoney(outstanding_amount)}
      list={list}
      icon={<IconFileInvoice size={18} />}
      color="mahn"
    >
      {say('claims', { count, text: number(count) })}
    </KeyFigure>
  )
}

function Collected({ overview: { totals, months } }: FigureProps) {
  const say = useOverviewWords()
  const { roundMoney, month } = useFormat()
  const current = months.at(-1)
  if (!current) return null
  return (
    <KeyFigure
      label={say('key.collected', { month: month(current.month) })}
      value={roundMoney(totals.collected.this_month)}
      list={current.collected_list}
      icon={<IconCash size={18} />}
      color="blue"
    >
      <Compared {...totals.collected} textOf={roundMoney} />
    </KeyFigure>
  )
}

function Opened({ overview: { totals, months } }: FigureProps) {
  const say = useOverviewWords()
  const { number, month } = useFormat()
  const current = months.at(-1)
  if (!current) return null
  return (
    <KeyFigure
      label={say('key.opened', { month: month(current.month) })}
      value={number(totals.opened.this_month)}
      list={current.opened_list}
      icon={<IconFilePlus size={18} />}
      color="violet"
    >
      <Compared {...totals.opened} textOf={number} />
    </KeyFigure>
  )
}

function Disputed({ overview: { totals } }: FigureProps) {
  const say = useOverviewWords()
  const { number, percent, roundMoney } = useFormat()
  const { count, share, outstanding_amount, list } = totals.disputed
  return (
    <KeyFigure
      label={say('key.disputed')}
      value={number(count)}
      list={list}
      icon={<IconMessage2Exclamation size={18} />}
      color="orange"
    >
      {say('key.disputed_share', { share: percent(share ?? 0), amount: roundMoney(outstanding_amount) })}
    </KeyFigure>
  )
}

function CourtDecisions({ overview: { court_decisions_open: countries } }: FigureProps) {
  const say = useOverviewWords()
  const { number } = useFormat()
  const [first] = countries
  const count = countries.reduce((sum, country) => sum + country.count, 0)
  const all = first && inAllCountries(first.list)
  return (
    <KeyFigure label={say('key.court')} value={number(count)} list={all} icon={<IconGavel size={18} />} color="red">
      {countries.length === 0 && say('key.court_none')}
      <Group gap="xs" component="span">
        {countries.map(({ country, count: of_country, list }) => (
          <FigureLink key={country ?? ''} list={list}>
            {country ?? say('key.no_country')} {number(of_country)}
          </FigureLink>
        ))}
      </Group>
    </KeyFigure>
  )
}

type ComparedProps = {
  readonly this_month: number
  readonly previous_month: number
  readonly previous_to_date: number
  textOf(value: number): string
}

/** Compares with the previous month up to the same day, if that is meaningful. */
function Compared({ this_month, previous_month, previous_to_date, textOf }: ComparedProps) {
  const say = useOverviewWords()
  const { percent } = useFormat()
  const change = changeOf(this_month, previous_to_date)
  if (change === null) return say('before_none', { value: textOf(previous_month) })
  const text = `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`
  return say('before', { change: text })
}

type KeyFigureProps = {
  readonly label: string
  readonly value: string
  readonly list: FigureList | undefined
  readonly icon: ReactNode
  readonly color: string
  readonly children: ReactNode
}

function KeyFigure({ label, value, list, icon, color, children }: KeyFigureProps) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={label}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed" fw={600}>
          {label}
        </Text>
        <ThemeIcon variant="light" color={color} size={30} aria-hidden>
          {icon}
        </ThemeIcon>
      </Group>
      <Text fz={24} fw={700} lh={1.25}>
        {list ? (
          <FigureLink list={list} c="var(--mantine-color-text)">
            {value}
          </FigureLink>
        ) : (
          value
        )}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        {children}
      </Text>
    </Paper>
  )
}
