import { ActionIcon, Badge, Group, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconDownload, IconRefresh, IconSend, IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { LETTER_COLORS } from '../../../shared/i18n/stages.ts'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { useColumnsOf, VAST, WIDE } from '../lists/case-columns.tsx'
import { useListWords } from '../lists/words.ts'
import { RowActions } from '../RowActions.tsx'
import { useLetterFile } from './letter-file.ts'
import { usePrintRunWords } from './print-runs/words.ts'
import { useWhyVoid } from './why-void.ts'
import { useLettersWords } from './words.ts'

type Letter = Schemas['Letter']
export type LetterActs = {
  onPosted(letter: Letter): void
  onReturned(letter: Letter): void
  onVoid(letter: Letter): void
  onRemake(letter: Letter): void
}

/** Which columns matter depends on the status of the letter. */
export function useLetterColumns(
  status: Letter['status'],
  letters: Letter[] | undefined,
  acts: LetterActs,
): ListColumn<Letter>[] {
  const say = useLettersWords()
  const list = useListWords()
  const { money, day } = useFormat()
  const { first, owner } = useColumnsOf(letters, { tab: 'letters' })
  return [
    ...first,
    { ...WIDE, accessor: 'kind', title: list('column.kind'), render: ({ kind }) => <KindBadge kind={kind} /> },
    owner,
    {
      accessor: 'total_amount',
      title: <span style={{ whiteSpace: 'normal' }}>{say('column.amount')}</span>,
      width: 92,
      textAlign: 'right',
      render: ({ total_amount }) => money(total_amount),
    },
    {
      // Until it is posted, its date decides whether it may be; afterwards the day of posting does.
      ...(status === 'outbox' ? {} : VAST),
      accessor: 'letter_date',
      title: say('column.letter_date'),
      render: (letter) => (
        <Group gap={6} wrap="nowrap">
          {day(letter.letter_date)} <OutdatedBadge letter={letter} /> <RunMark letter={letter} />
        </Group>
      ),
    },
    { ...VAST, accessor: 'deadline', title: say('column.deadline'), render: ({ deadline }) => day(deadline) },
    ...useStatusColumns(status),
    {
      ...VAST,
      accessor: 'recipient',
      title: say('column.address'),
      width: status === 'outbox' ? 250 : 190,
      // The first line is the name, which has its own column.
      render: ({ recipient }) => recipient.slice(1).join(', '),
    },
    {
      accessor: 'actions',
      title: say('column.actions'),
      textAlign: 'right',
      width: 120,
      render: (letter) => <LetterActions letter={letter} {...acts} />,
    },
  ]
}

function useStatusColumns(status: Letter['status']): ListColumn<Letter>[] {
  const say = useLettersWords()
  const { instant } = useFormat()
  const whyVoid = useWhyVoid()
  const at = (name: 'posted_at' | 'returned_at' | 'voided_at'): ListColumn<Letter> => ({
    accessor: name,
    title: say(`column.${name}`),
    noWrap: true,
    render: (letter) => (letter[name] ? instant(letter[name]) : '–'),
  })
  if (status === 'posted' || status === 'mailed') return [at('posted_at')]
  if (status === 'void')
    return [at('voided_at'), { accessor: 'void_reason', title: say('column.reason'), width: 200, render: whyVoid }]
  if (status === 'returned') {
    return [at('returned_at'), { accessor: 'returned_reason', title: say('column.reason'), width: 200 }]
  }
  return []
}

export function KindBadge({ kind }: { kind: Letter['kind'] }) {
  const say = useLettersWords()
  return <Badge color={LETTER_COLORS[kind]}>{say(`kind.${kind}`)}</Badge>
}

/** It is in a print run that is not posted yet. */
function RunMark({ letter: { status, print_run_id } }: { letter: Letter }) {
  const say = usePrintRunWords()
  if (status !== 'outbox' || !print_run_id) return null
  return (
    <Tooltip label={say('in_run')}>
      <IconStack2 size={16} role="img" aria-label={say('in_run')} />
    </Tooltip>
  )
}

/** Too old to be posted. */
export function OutdatedBadge({ letter: { is_outdated, postable_until } }: { letter: Letter }) {
  const say = useLettersWords()
  const { day } = useFormat()
  if (!is_outdated || !postable_until) return null
  return (
    <Tooltip label={say('outdated_hint', { day: day(postable_until) })}>
      <Badge color="orange">{say('outdated')}</Badge>
    </Tooltip>
  )
}

function LetterActions({ letter, onPosted, onReturned, onVoid, onRemake }: LetterActs & { letter: Letter }) {
  const say = useLettersWords()
  const { may_become, case_reference } = letter
  const file = useLetterFile()(letter)
  return (
    <RowActions>
      {file.href && (
        <Tooltip label={file.label}>
          <ActionIcon
            component="a"
            href={file.href}
            variant="subtle"
            color="gray"
            aria-label={`${file.label} ${case_reference}`}
          >
            <IconDownload size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {may_become.includes('posted') && (
        <Act label={say('posted.one')} reference={case_reference} onClick={() => onPosted(letter)}>
          <IconSend size={16} />
        </Act>
      )}
      {(letter.is_outdated || (letter.may_be_remade && letter.status !== 'outbox')) && (
        <Act label={say('remake.one')} reference={case_reference} onClick={() => onRemake(letter)}>
          <IconRefresh size={16} />
        </Act>
      )}
      {may_become.includes('void') && (
        <Act label={say('void.one')} reference={case_reference} onClick={() => onVoid(letter)}>
          <IconBan size={16} />
        </Act>
      )}
      {may_become.includes('returned') && (
        <Act label={say('returned.action')} reference={case_reference} onClick={() => onReturned(letter)}>
          <IconArrowBackUp size={16} />
        </Act>
      )}
    </RowActions>
  )
}

type ActProps = { readonly label: string; readonly reference: string; onClick(): void; readonly children: ReactNode }

function Act({ label, reference, onClick, children }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" aria-label={`${label} ${reference}`} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
