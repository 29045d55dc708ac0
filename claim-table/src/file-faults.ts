import type { Language } from './language.ts'
import type { TableFault } from './table.ts'

/** Why a file as a whole cannot be read. */
export type FileFault = TableFault | 'no_content' | 'too_large' | 'workbook' | 'pdf' | 'binary'

const BEGINNINGS: readonly (readonly [FileFault, readonly number[]])[] = [
  // ZIP, which XLSX and ODS are, and the container of XLS.
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
]
/** So many bytes tell whether there is text in a file. */
const LOOKED_AT = 4096

export function fileFaultOf(file: Uint8Array | string, bytes_max: number): FileFault | undefined {
  if (file.length === 0) return 'no_content'
  if (file.length > bytes_max) return 'too_large'
  if (typeof file === 'string') return undefined
  const begins = BEGINNINGS.find(([, bytes]) => bytes.every((byte, at) => file[at] === byte))
  if (begins) return begins[0]
  const is_utf16 = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff)
  return !is_utf16 && file.subarray(0, LOOKED_AT).includes(0) ? 'binary' : undefined
}

const SAVE_AS = {
  de: 'Öffnen Sie sie im Tabellenprogramm und wählen Sie „Speichern unter“, CSV.',
  en: 'Open it in your spreadsheet program and choose “Save as”, CSV.',
}

type Limits = { readonly bytes_max: number; readonly lines_max: number; readonly columns_max: number }

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576)

/** As a sentence. */
export function fileFaultText(
  fault: FileFault,
  language: Language,
  { bytes_max, lines_max, columns_max }: Limits,
): string {
  const words: Record<FileFault, Record<Language, string>> = {
    no_content: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
    empty: {
      de: 'In der Datei steht unter der Kopfzeile nichts.',
      en: 'There is nothing in the file below its head.',
    },
    malformed: {
      de: 'Die Datei kann nicht gelesen werden: Ein Anführungszeichen wird nicht geschlossen.',
      en: 'The file cannot be read: a quotation mark is never closed.',
    },
    too_large: {
      de: `Die Datei ist größer als ${megabytes(bytes_max)} MB. Bitte teilen Sie sie auf.`,
      en: `The file is larger than ${megabytes(bytes_max)} MB. Please split it.`,
    },
    too_many_lines: {
      de: `Die Datei hat mehr als ${lines_max} Zeilen. Bitte teilen Sie sie auf.`,
      en: `The file has more than ${lines_max} lines. Please split it.`,
    },
    too_many_columns: {
      de: `Die Datei hat mehr als ${columns_max} Spalten.`,
      en: `The file has more than ${columns_max} columns.`,
    },
    workbook: {
      de: `Das ist eine Arbeitsmappe (Excel), keine CSV-Datei. ${SAVE_AS.de}`,
      en: `This is a workbook (Excel), not a CSV file. ${SAVE_AS.en}`,
    },
    pdf: { de: 'Das ist ein PDF, keine CSV-Datei.', en: 'This is a PDF, not a CSV file.' },
    binary: { de: 'Das ist keine Textdatei.', en: 'This is not a text file.' },
  }
  return words[fault][language]
}
