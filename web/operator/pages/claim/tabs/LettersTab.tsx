import { Anchor } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { type FileProps, useClaimSearch } from '../file.ts'
import { LetterBadge, LetterDrawer } from '../LetterDrawer.tsx'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'

type Letter = Schemas['Letter']

export function LettersTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  const [{ open }, choose] = useClaimSearch()
  const shown = file.letters.find(({ id }) => id === open)
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
      {shown && <LetterDrawer letter={shown} onClose={() => choose({ open: undefined })} />}
    </>
  )
}

function useColumns(onShow: (letter: Letter) => void): ListColumn<Letter>[] {
  const say = usePaperWords()
  const { money, day } = useFormat()
  return [
    { accessor: 'letter_date', title: say('letter.date'), render: ({ letter_date }) => day(letter_date) },
    {
      accessor: 'kind',
      title: say('letter.kind'),
      render: (row) => (
        <Anchor component="button" type="button" size="sm" onClick={() => onShow(row)}>
          {say(`letter_kind.${row.kind}`)}
        </Anchor>
      ),
    },
    {
      accessor: 'recipient',
      title: say('letter.recipient'),
      ellipsis: true,
      width: 360,
      render: ({ recipient }) => recipient.join(', '),
    },
    { accessor: 'deadline', title: say('letter.deadline'), render: ({ deadline }) => day(deadline) },
    {
      accessor: 'total_amount',
      title: say('letter.total'),
      textAlign: 'right',
      render: (row) => money(row.total_amount),
    },
    {
      accessor: 'status',
      title: say('letter.status'),
      render: ({ status }) => <LetterBadge status={status} />,
    },
  ]
}
