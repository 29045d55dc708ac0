import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { csvAddress, type FileFilter, type FilePath } from './csv.ts'
import { useListWords } from './words.ts'

type CsvButtonProps<P extends FilePath> = { readonly path: P; readonly filter: Omit<FileFilter<P>, 'lang'> }

/** Downloads all rows that match the filter of the list, not only those of the page. */
export function CsvButton<P extends FilePath>({ path, filter }: CsvButtonProps<P>) {
  const say = useListWords()
  return (
    <Button
      component="a"
      href={csvAddress(path, filter)}
      download
      variant="default"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
    >
      {say('csv')}
    </Button>
  )
}
