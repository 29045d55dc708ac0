import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconDownload, IconRefresh, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import { KindBadge, type LetterActs, OutdatedBadge } from './columns.tsx'
import { LetterPages } from './LetterPages.tsx'
import { type LetterFile, useLetterFile } from './letter-file.ts'
import { letterQuery } from './queries.ts'
import { useWhyVoid } from './why-void.ts'
import { useLettersWords } from './words.ts'

type DrawerProps = LetterActs & { readonly id: string | undefined; onClose(): void }

/** A letter as it was made, beside the list. */
export function LetterDrawer({ id, onClose, ...acts }: DrawerProps) {
  const say = useLettersWords()
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} size="xl" title={say('preview')}>
      {id && <Content id={id} {...acts} />}
    </SideDrawer>
  )
}

function Content({ id, ...acts }: LetterActs & { id: string }) {
  const query = useQuery(letterQuery(id))
  const fileOf = useLetterFile()
  return (
    <Loaded query={query}>
      {({ data: letter }) => (
        <Stack>
          <Actions letter={letter} file={fileOf(letter)} {...acts} />
          <LetterFacts letter={letter} />
          <Text size="sm" c="dimmed" role="note">
            {fileOf(letter).note}
          </Text>
          {letter.has_masked_copy && <LetterPages key={letter.id} id={letter.id} name={letter.filename} />}
        </Stack>
      )}
    </Loaded>
  )
}

type ActionsProps = LetterActs & { readonly letter: Schemas['Letter']; readonly file: LetterFile }

function Actions({ letter, file, onPosted, onReturned, onVoid, onRemake }: ActionsProps) {
  const say = useLettersWords()
  const { day } = useFormat()
  const { may_become } = letter
  const refusalOf = ({ postable_until }: Schemas['Letter']) => {
    if (may_become.includes('posted')) return null
    return postable_until ? say('outdated_hint', { day: day(postable_until) }) : say('not_postable')
  }
  return (
    <Group gap="xs">
      {letter.may_be_remade && (
        <Button
          variant={letter.is_outdated ? 'filled' : 'default'}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => onRemake(letter)}
        >
          {say('remake.one')}
        </Button>
      )}
      <RefusableButton
        variant={letter.is_outdated ? 'default' : 'filled'}
        leftSection={<IconSend size={16} aria-hidden />}
        refusal={refusalOf(letter)}
        onClick={() => onPosted(letter)}
      >
        {say('posted.one')}
      </RefusableButton>
      {may_become.includes('void') && (
        <Button variant="default" leftSection={<IconBan size={16} aria-hidden />} onClick={() => onVoid(letter)}>
          {say('void.one')}
        </Button>
      )}
      <RefusableButton
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        refusal={may_become.includes('returned') ? null : say('not_returnable')}
        onClick={() => onReturned(letter)}
      >
        {say('returned.action')}
      </RefusableButton>
      <Download file={file} />
    </Group>
  )
}

function Download({ file: { href, label, note } }: { file: LetterFile }) {
  const look = { variant: 'default', leftSection: <IconDownload size={16} aria-hidden /> } as const
  if (href === null)
    return (
      <RefusableButton {...look} refusal={note} onClick={() => undefined}>
        {label}
      </RefusableButton>
    )
  return (
    <Button component="a" href={href} {...look}>
      {label}
    </Button>
  )
}

function LetterFacts({ letter }: { letter: Schemas['Letter'] }) {
  const say = useLettersWords()
  const { money, day, instant } = useFormat()
  const whyVoid = useWhyVoid()
  const { posted_at, returned_at, returned_reason, voided_at } = letter
  return (
    <Facts
      facts={[
        [
          say('column.case_reference'),
          <ClaimLink key="claim" id={letter.claim_id} reference={letter.case_reference} tab="letters" />,
        ],
        [say('column.kind'), <KindBadge key="kind" kind={letter.kind} />],
        [say('recipient'), letter.recipient.join(', ')],
        [say('column.amount'), money(letter.total_amount)],
        [
          say('column.letter_date'),
          <Group key="date" gap={6}>
            {day(letter.letter_date)} <OutdatedBadge letter={letter} />
          </Group>,
        ],
        [say('column.deadline'), day(letter.deadline)],
        [say('language'), say(`languages.${letter.language}`)],
        [say('column.posted_at'), posted_at && instant(posted_at)],
        [say('column.returned_at'), returned_at && [instant(returned_at), returned_reason].filter(Boolean).join(': ')],
        [say('column.voided_at'), voided_at && [instant(voided_at), whyVoid(letter)].filter(Boolean).join(': ')],
      ]}
    />
  )
}
