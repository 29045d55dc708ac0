import { Group, Kbd, Modal, Table, Text } from '@mantine/core'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { useShellWords } from './words.ts'

const SHORTCUTS = [
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'search', keys: ['/'] },
  { name: 'rows', keys: ['↑', '↓', 'Enter'] },
  { name: 'tabs', keys: ['1', '…', '9', '0'] },
  { name: 'creditor', keys: ['C'] },
  { name: 'close', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
] as const

/** Which keys do what. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const say = useShellWords()
  const common = useCommonWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('shortcuts')}
      closeButtonProps={{ 'aria-label': common('action.dismiss') }}
    >
      <Table verticalSpacing={6} aria-label={say('shortcuts')}>
        <Table.Tbody>
          {SHORTCUTS.map(({ name, keys }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Text size="sm">{say(`shortcut.${name}`)}</Text>
              </Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
