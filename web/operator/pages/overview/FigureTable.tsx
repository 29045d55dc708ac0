import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

type FigureTableProps = {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell names the row; the others are numbers. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Figures to be read one by one, each with its link. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    <Table.ScrollContainer minWidth={320} tabIndex={0} type="native">
      <Table aria-label={label} verticalSpacing={4} fz="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {head.map((title, index) => (
              <Table.Th key={title} ta={index === 0 ? 'left' : 'right'}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500} style={{ whiteSpace: 'nowrap' }}>
                {name}
              </Table.Th>
              {numbers.map((cell, index) => (
                <Table.Td key={head[index + 1]} ta="right">
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
