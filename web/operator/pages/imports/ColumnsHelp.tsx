import { COLUMN_NAMES, definitionOf, NEEDED } from '@mahnwerk/claim-table'
import { Badge, Button, Code, Collapse, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useTableLanguage } from './use-language.ts'
import { useImportWords } from './words.ts'

const needed = new Set(NEEDED.flat())

export function ColumnsHelp() {
  const say = useImportWords()
  const id = useId()
  const [is_open, { toggle }] = useDisclosure(false)
  const icon = is_open ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
  return (
    <div>
      <Button
        variant="transparent"
        px={0}
        size="xs"
        rightSection={icon}
        onClick={toggle}
        aria-expanded={is_open}
        aria-controls={id}
      >
        {say('columns')}
      </Button>
      <Collapse expanded={is_open} id={id}>
        {is_open && <ColumnsTable />}
      </Collapse>
    </div>
  )
}

function ColumnsTable() {
  const say = useImportWords()
  const language = useTableLanguage()
  return (
    <Table.ScrollContainer
      type="native"
      minWidth={420}
      maxHeight={360}
      tabIndex={0}
      aria-label={say('columns')}
      role="region"
    >
      <Table striped fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('column')}</Table.Th>
            <Table.Th>{say('column_name')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {COLUMN_NAMES.map((column) => (
            <Table.Tr key={column}>
              <Table.Td>
                <Text span size="sm" mr="xs">
                  {definitionOf(column)[language]}
                </Text>
                {needed.has(column) && (
                  <Badge size="xs" variant="light">
                    {say('needed')}
                  </Badge>
                )}
              </Table.Td>
              <Table.Td>
                <Code>{column}</Code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
