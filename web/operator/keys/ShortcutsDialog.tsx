import { Badge, Group, Modal, Stack, Table, Text, Title } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { areaAt, KEYS, type KeyArea, type KeyName } from './catalog.ts'
import { keyHelp } from './help.ts'
import { Keys } from './KeyHints.tsx'
import { useKeyWords } from './words.ts'

/** Every key of the desk: those of this page first, then those that work everywhere, then those of other pages. */
export function ShortcutsDialog() {
  const say = useKeyWords()
  const common = useCommonWords()
  const here = areaAt(useLocation().pathname)
  const others = (Object.keys(KEYS) as KeyArea[]).filter((area) => area !== here)
  return (
    <Modal
      opened
      size="lg"
      onClose={() => keyHelp.set(false)}
      title={say('title')}
      closeButtonProps={{ 'aria-label': common('action.dismiss') }}
    >
      <Stack gap="md">
        {[here, ...others].map((area) => (
          <Area key={area} area={area} is_here={area === here} />
        ))}
      </Stack>
    </Modal>
  )
}

function Area({ area, is_here }: { readonly area: KeyArea; readonly is_here: boolean }) {
  const say = useKeyWords()
  const names = Object.keys(KEYS[area]) as KeyName<KeyArea>[]
  return (
    <section aria-label={say(`area.${area}`)}>
      <Group gap="xs" mb={4}>
        <Title order={3} size="h5">
          {say(`area.${area}`)}
        </Title>
        {is_here && <Badge size="sm">{say('here')}</Badge>}
      </Group>
      {area === 'bank' && (
        <Text size="sm" mb={4}>
          {say('bank_text')}
        </Text>
      )}
      <Table verticalSpacing={4} aria-label={say(`area.${area}`)}>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Text size="sm">{say(`${area}.${name}` as Parameters<typeof say>[0])}</Text>
              </Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end" wrap="nowrap">
                  <Keys area={area} name={name} />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
