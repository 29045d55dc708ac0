import { Group, Kbd, Modal, Table, Text } from '@mantine/core'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useBankDialogWords } from './words.dialogs.ts'
import { useShareWords } from './words.shares.ts'

const KEYS = [
  { name: 'move', keys: ['J', 'K', '↓', '↑'] },
  { name: 'accept', keys: ['Enter'] },
  { name: 'nth', keys: ['1', '…', '9'] },
  { name: 'split', keys: ['S'] },
  { name: 'refund', keys: ['R'] },
  { name: 'ignore', keys: ['I'] },
  { name: 'mark', keys: ['M'] },
  { name: 'undo', keys: ['U'] },
  { name: 'open_claim', keys: ['O'] },
  { name: 'search', keys: ['/'] },
  { name: 'help', keys: ['?'] },
] as const

/** Which keys do what on this page. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useBankDialogWords()
  const shares = useShareWords()
  const common = useCommonWords()
  return (
    <Modal opened onClose={onClose} title={say('keys')} closeButtonProps={{ 'aria-label': common('action.dismiss') }}>
      <Text size="sm" mb="sm">
        {say('keys_text')}
      </Text>
      <Table verticalSpacing={6} aria-label={say('keys')}>
        <Table.Tbody>
          {KEYS.map(({ name, keys }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Text size="sm">{name === 'mark' ? shares('key_mark') : say(`key.${name}`)}</Text>
              </Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end" wrap="nowrap">
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
