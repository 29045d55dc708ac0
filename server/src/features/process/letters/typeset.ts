import { codePicture, codeSquares } from '../../../platform/typeset/qr-code.ts'
import type { Typesetter } from '../../../platform/typeset/typesetter.ts'
import type { Block, LetterContent } from './wording/content.ts'

/** Sets a paper to a debtor, with its codes drawn. */
export const typesetPaper = (
  typesetter: Typesetter,
  content: LetterContent,
  organization_id?: string,
): Promise<Buffer> => typesetter.pdf('letter', { ...content, blocks: content.blocks.map(drawn) }, organization_id)

const drawn = (block: Block) =>
  (block.kind === 'payment' || block.kind === 'portal') && block.code
    ? { ...block, code: { ...block.code, picture: codePicture(codeSquares(block.code.says)) } }
    : block
