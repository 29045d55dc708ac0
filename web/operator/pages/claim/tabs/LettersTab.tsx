import { Anchor, Badge, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { OutdatedBadge } from '../../letters/columns.tsx'
import { LetterDrawer } from '../../letters/LetterDrawer.tsx'
import { useMarkPosted, useRemake } from '../../letters/mark.ts'
import { ReturnedDialog } from '../../letters/ReturnedDialog.tsx'
import { VoidDialog } from '../../letters/VoidDialog.tsx'
import { useWhyVoid } from '../../letters/why-void.ts'
import { useLettersWords } from '../../letters/words.ts'
import { type FileProps, useClaimSearch } from '../file.ts'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'

type Letter = Schemas['Letter']

export function LettersTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  const [{ open }, choose] = useClaimSearch()
  const [returning, setReturning] = useState<Letter>()
  const [voiding, setVoiding] = useState<Letter>()
  const remake = useRemake(({ id }) => choose({ open: id }))
  const posted = useMarkPosted(() => undefined)
  const show = ({ id }: Letter) => choose({ open: id })
  return (
    <>
      <PartTable
        label={tab('tab.letters')}
        records={file.letters}
        columns={useColumns(show)}
        onOpen={show}
        empty={<Empty icon={<IconMail />} title={say('letter.empty')} text={say('letter.empty_text')} />}
      />
      <LetterDrawer
        id={open}
        onClose={() => choose({ open: undefined })}
        onPosted={(letter) => posted([letter])}
        onReturned={setReturning}
        onVoid={setVoiding}
        onRemake={remake}
      />
      {voiding && <VoidDialog letter={voiding} onClose={() => setVoiding(undefined)} />}
      {returning && <ReturnedDialog letter={returning} onClose={() => setReturning(undefined)} />}
    </>
  )
}

function useColumns(onShow: (letter: Letter) => void): ListColumn<Letter>[] {
  const say = useLettersWords()
  const part = usePaperWords()
  const { money, day } = useFormat()
  const whyVoid = useWhyVoid()
  return [
    { accessor: 'letter_date', title: say('column.letter_date'), render: ({ letter_date }) => day(letter_date) },
    {
      accessor: 'kind',
      title: say('column.kind'),
      render: (row) => (
        <Anchor component="button" type="button" size="sm" onClick={() => onShow(row)}>
          {say(`kind.${row.kind}`)}
        </Anchor>
      ),
    },
    {
      accessor: 'recipient',
      title: say('recipient'),
      width: 360,
      render: ({ recipient }) => recipient.join(', '),
    },
    { accessor: 'deadline', title: say('column.deadline'), render: ({ deadline }) => day(deadline) },
    {
      accessor: 'total_amount',
      title: say('column.amount'),
      textAlign: 'right',
      render: (row) => money(row.total_amount),
    },
    {
      accessor: 'status',
      title: part('letter.status'),
      render: (letter) => (
        <Group gap={6}>
          <LetterBadge status={letter.status} />
          <OutdatedBadge letter={letter} />
          {whyVoid(letter)}
        </Group>
      ),
    },
  ]
}

const COLORS: Readonly<Record<Letter['status'], string>> = {
  outbox: 'blue',
  posted: 'teal',
  void: 'gray',
  mailed: 'teal',
  returned: 'red',
}

function LetterBadge({ status }: { status: Letter['status'] }) {
  const say = useLettersWords()
  return <Badge color={COLORS[status]}>{say(`status.${status}`)}</Badge>
}
