import { Badge, Button, Drawer, Group, Image, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconDownload, IconMailOff, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { usePaperWords } from './words.papers.ts'

type Letter = Schemas['Letter']

/** A letter as it was made, with what becomes of it. */
export function LetterDrawer({ letter, onClose }: { letter: Letter; onClose(): void }) {
  const say = usePaperWords()
  const common = useCommonWords()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={say(`letter_kind.${letter.kind}`)}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      <Stack gap="sm">
        <LetterFacts letter={letter} />
        <LetterButtons letter={letter} />
        <Pages letter={letter} />
      </Stack>
    </Drawer>
  )
}

function LetterFacts({ letter }: { letter: Letter }) {
  const say = usePaperWords()
  const { day } = useFormat()
  return (
    <Group gap="sm">
      <LetterBadge status={letter.status} />
      <Text size="sm" c="dimmed">
        {letter.returned_at
          ? say('letter.returned_on', { day: day(letter.returned_at), reason: letter.returned_reason ?? '' })
          : letter.printed_at && say('letter.printed_on', { day: day(letter.printed_at) })}
      </Text>
    </Group>
  )
}

function LetterButtons({ letter }: { letter: Letter }) {
  const say = usePaperWords()
  const common = useCommonWords()
  const confirm = useConfirm()
  const [is_returning, setReturning] = useState(false)
  const print = useChange({
    send: () => api.POST('/api/operator/letters/{id}/printed', { params: { path: { id: letter.id } } }),
    done: say('letter.printed_done'),
  })
  const ask = () =>
    confirm({
      title: say('letter.printed'),
      consequence: say('letter.printed_text'),
      confirm: say('letter.printed'),
      onConfirm: () => print.mutate(),
    })
  return (
    <Group gap="xs">
      <Button
        component="a"
        href={`/api/operator/letters/${letter.id}/file`}
        download
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} />}
      >
        {common('action.download')}
      </Button>
      {letter.status === 'outbox' && (
        <Button size="xs" leftSection={<IconPrinter size={14} />} loading={print.isPending} onClick={ask}>
          {say('letter.printed')}
        </Button>
      )}
      {(letter.status === 'printed' || letter.status === 'mailed') && (
        <Button size="xs" variant="default" leftSection={<IconMailOff size={14} />} onClick={() => setReturning(true)}>
          {say('letter.returned')}
        </Button>
      )}
      {is_returning && <ReturnedDialog letter={letter} onClose={() => setReturning(false)} />}
    </Group>
  )
}

function ReturnedDialog({ letter, onClose }: { letter: Letter; onClose(): void }) {
  const say = usePaperWords()
  const form = useForm({ initialValues: { reason: '' } })
  const change = useChange({
    send: (body: { reason: string }) =>
      api.POST('/api/operator/letters/{id}/returned', { params: { path: { id: letter.id } }, body }),
    done: say('letter.returned_done'),
    onDone: onClose,
    quiet: true,
  })
  return (
    <FormDialog
      title={say('letter.returned')}
      opened
      onClose={onClose}
      submit={say('letter.returned')}
      change={change}
      onSubmit={() => change.mutate(form.values)}
      is_final
    >
      <Text size="sm">{say('letter.returned_text')}</Text>
      <TextInput
        label={say('letter.reason')}
        required
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

/** One picture after the other: the first page that is not there ends it. */
function Pages({ letter }: { letter: Letter }) {
  const say = usePaperWords()
  const [{ count, is_end }, set] = useState({ count: 1, is_end: false })
  return Array.from({ length: count }, (_, index) => index + 1).map((page) => (
    <Image
      key={page}
      src={`/api/operator/letters/${letter.id}/pages/${page}`}
      alt={say('letter.page', { page })}
      bd="1px solid var(--mantine-color-default-border)"
      mih={page === 1 ? 400 : 0}
      onLoad={() => page === count && !is_end && set({ count: count + 1, is_end })}
      onError={() => set({ count: Math.max(1, page - 1), is_end: true })}
    />
  ))
}

const COLORS: Readonly<Record<Letter['status'], string>> = {
  outbox: 'blue',
  printed: 'teal',
  mailed: 'teal',
  returned: 'red',
}

export function LetterBadge({ status }: { status: Letter['status'] }) {
  const say = usePaperWords()
  return (
    <Badge variant="light" color={COLORS[status]} tt="none" miw="max-content">
      {say(`letter_status.${status}`)}
    </Badge>
  )
}
