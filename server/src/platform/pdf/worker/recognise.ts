import { cleanedUp } from '../../ocr/clean-up.ts'
import type { OcrEngine, OcrPicture, OcrWord } from '../../ocr/engine.ts'
import { withOverlooked } from '../../ocr/overlooked.ts'
import { turned } from '../../ocr/picture.ts'
import { withoutRules } from '../../ocr/ruled-lines.ts'
import { straightened } from '../../ocr/straighten.ts'
import type { PageText, Word } from '../page-text.ts'

/** Below this, the page is probably sideways or upside down. */
const UPRIGHT_CONFIDENCE = 0.6
/** Upside down is the most common mistake with a feeder. */
const OTHER_TURNS = [2, 1, 3] as const
const NOISE_CONFIDENCE = 0.2

type Turn = 0 | 1 | 2 | 3
type PageReading = {
  readonly prepared: OcrPicture
  readonly words: readonly OcrWord[]
  readonly turn: Turn
  readonly confidence: number
}

/** The words of a picture as a page. A skewed or sideways page is read and returned as if it were straight. */
export async function recognisePage(
  { number, width, height }: PageText,
  picture: OcrPicture,
  engine: OcrEngine,
): Promise<PageText> {
  const read = async (turn: Turn): Promise<PageReading> => {
    const cleared = withoutRules(cleanedUp(straightened(turned(picture, turn))), picture.dpi)
    const prepared = { ...cleared, dpi: picture.dpi }
    const words = await engine.recognise(prepared)
    return { prepared, words, turn, confidence: confidenceOf(words) }
  }
  let best = await read(0)
  for (const turn of OTHER_TURNS) {
    if (best.words.length === 0 || best.confidence >= UPRIGHT_CONFIDENCE) break
    const other = await read(turn)
    if (other.confidence > best.confidence) best = other
  }
  const seen = best.words.filter((word) => word.confidence >= NOISE_CONFIDENCE)
  const words = await withOverlooked(best.prepared, seen, engine)
  const on_side = best.turn === 1 || best.turn === 3
  const scale = width / picture.width
  return {
    number,
    width: on_side ? height : width,
    height: on_side ? width : height,
    source: 'ocr',
    words: words.map((word) => wordAt(word, scale)),
  }
}

/** Weighted by letters, so that specks read as single characters count little. */
function confidenceOf(words: readonly OcrWord[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of words) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}

function wordAt({ text, confidence, x, y, width, height, font_size }: OcrWord, scale: number): Word {
  return {
    text,
    x: rounded(x * scale),
    y: rounded(y * scale),
    width: rounded(width * scale),
    height: rounded(height * scale),
    confidence,
    font_size: rounded(font_size * scale),
    bold: false,
  }
}

const rounded = (points: number): number => Math.round(points * 100) / 100
