import type { ErrorCode } from '../../api/codes.generated.ts'

/** A text in both languages. */
export type Both = Readonly<Record<'de' | 'en', string>>

export const both = (de: string, en: string): Both => ({ de, en })

/** What a code of the server means to the reader. */
export type Refusals = Readonly<Partial<Record<ErrorCode, Both>>>
