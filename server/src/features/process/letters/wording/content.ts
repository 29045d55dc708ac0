import type { Language } from '../../../../kernel/language.ts'
import type { Notice, Paragraph } from '../../../../law/letters.ts'

export type TableRow = {
  readonly label: string
  readonly note: string | null
  readonly amount: string
  readonly is_total?: boolean
}

/** A code for scanners: what it says, and what stands below it. It is drawn when the letter is set. */
export type PrintedQr = { readonly says: string; readonly caption: string }

/** The value of a secret row is a mask. Only the file that leaves the house has the secret in its place. */
export type PortalRow = { readonly label: string; readonly value: string; readonly is_secret: boolean }

/** One piece of a letter's body, in the order in which it is set. */
export type Block =
  | { readonly kind: 'text'; readonly text: Paragraph }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'list_table'
      readonly columns: readonly { readonly title: string; readonly is_number: boolean }[]
      readonly rows: readonly (readonly string[])[]
      /** Where the lines of the table add up to something worth a line. */
      readonly sum: readonly string[] | null
    }
  | { readonly kind: 'demand'; readonly title: string; readonly rows: readonly TableRow[] }
  | {
      readonly kind: 'payment'
      readonly title: string
      readonly rows: readonly { readonly label: string; readonly value: string; readonly is_strong: boolean }[]
      readonly code: PrintedQr | null
    }
  | {
      readonly kind: 'portal'
      readonly title: string
      readonly text: string
      readonly rows: readonly PortalRow[]
      readonly code: PrintedQr
    }
  | {
      readonly kind: 'closing'
      readonly greeting: string
      readonly name: string
      readonly note: string
      readonly is_signed: boolean
    }
  | ({ readonly kind: 'notice' } & Notice)

/** Everything that the template needs, as plain text: the template lays out and decides nothing. */
export type LetterContent = {
  readonly language: Language
  readonly title: string
  readonly author: string
  readonly date: string
  readonly specimen: string | null
  readonly sender: { readonly name: string; readonly line: string }
  readonly return_line: string
  readonly recipient: readonly string[]
  readonly info: readonly { readonly label: string; readonly value: string; readonly is_strong: boolean }[]
  readonly subject: string
  readonly salutation: string
  readonly blocks: readonly Block[]
  readonly footer: readonly (readonly string[])[]
  /** As it stands on top of every page but the first. */
  readonly reference: string
  readonly page_words: { readonly page: string; readonly of: string }
}

export const text = (...parts: Paragraph): Block => ({ kind: 'text', text: parts })
export const strong = (words: string) => ({ strong: words })
export const heading = (words: string): Block => ({ kind: 'heading', text: words })
