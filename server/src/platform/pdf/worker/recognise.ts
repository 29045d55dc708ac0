import { cleanedUp } from '../../ocr/clean-up.ts'
import type { OcrEngine, OcrPicture, OcrWord } from '../../ocr/engine.ts'
import { busiestBand, type Lie, lieOf } from '../../ocr/orientation.ts'
import { withOverlooked } from '../../ocr/overlooked.ts'
import { type GreyPicture, turned } from '../../ocr/picture.ts'
import { withoutRules } from '../../ocr/ruled-lines.ts'
import { straightened } from '../../ocr/straighten.ts'
import type { PageText, Turn, Word } from '../page-text.ts'

/** Below this, the page is probably sideways or upside down. */
const UPRIGHT_CONFIDENCE = 0.6
/** From here on, a band of the page is read the right way up. */
const SURE_CONFIDENCE = 0.8
const NOISE_CONFIDENCE = 0.2

type PageReading = {
  readonly prepared: OcrPicture
  readonly words: readonly OcrWord[]
  readonly turn: Turn
  readonly confidence: number
}

/** The words of a picture as a page. A skewed or sideways page is read and returned as if it were straight. */
export async function recognisePage(
  { number, width, height }: Pick<PageText, 'number' | 'width' | 'height'>,
  picture: OcrPicture,
  engine: OcrEngine,
): Promise<PageText> {
  const prepare = (part: GreyPicture, skew?: number): OcrPicture => ({
    ...withoutRules(cleanedUp(straightened(part, skew)), picture.dpi),
    dpi: picture.dpi,
  })
  const lie = lieOf(picture)
  const first = await turnFor(picture, lie, (part) => engine.recognise(prepare(part)))
  const read = async (turn: Turn): Promise<PageReading> => {
    const prepared = prepare(turned(picture, turn), turn === 0 ? lie.skew : undefined)
    const words = await engine.recognise(prepared)
    return { prepared, words, turn, confidence: confidenceOf(words) }
  }
  let best = await read(first)
  for (const turn of otherTurns(first)) {
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
    turn: best.turn,
    words: words.map((word) => wordAt(word, scale)),
  }
}

/** Upside down is the most common mistake with a feeder. */
const otherTurns = (first: Turn): Turn[] => [2, 1, 3].map((more) => ((first + more) % 4) as Turn)

/** How to turn a page so that it is upright. Where its ink leaves that open, a band of it is read both ways. */
async function turnFor(
  picture: GreyPicture,
  lie: Lie,
  wordsIn: (part: GreyPicture) => Promise<readonly OcrWord[]>,
): Promise<Turn> {
  if (lie.is === 'upright') return 0
  const [likely, opposite]: [Turn, Turn] = lie.is === 'sideways' ? [1, 3] : [2, 0]
  const band = busiestBand(turned(picture, likely))
  const confidence = confidenceOf(await wordsIn(band))
  if (confidence >= SURE_CONFIDENCE) return likely
  const other = confidenceOf(await wordsIn(turned(band, 2)))
  if (lie.is === 'sideways' && Math.max(confidence, other) < UPRIGHT_CONFIDENCE) return 0
  return other > confidence ? opposite : likely
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
