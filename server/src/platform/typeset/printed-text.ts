import type { TString } from 'typebox'
import type { Fault } from '../../kernel/errors.ts'
import { filledText } from '../../kernel/wire.ts'
import { isPrintable } from './printable.ts'

const letterProblem = (text: string): Fault | undefined =>
  isPrintable(text) ? undefined : { code: 'wrong_format', message: 'must be in Latin letters' }

/** Text for our papers: a letter that our font cannot show would stay unsent. */
export const printedText = (maxLength: number): TString =>
  ({ ...filledText(maxLength), 'x-check': letterProblem }) as TString
