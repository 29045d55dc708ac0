import type { OcrEngine, OcrWord } from '../../ocr/engine.ts'
import { type GreyPicture, turned } from '../../ocr/picture.ts'
import { straightened } from '../../ocr/straighten.ts'
import type { PageText, Word } from '../page-text.ts'

/** Below this the page probably lies on its side or on its head. */
const UPRIGHT_CONFIDENCE = 0.6
/** Upside down is the most common mistake of a feeder. */
const OTHER_TURNS = [2, 1, 3] as const
const NOISE_CONFIDENCE = 0.2

type Reading = { readonly words: readonly OcrWord[]; readonly picture: GreyPicture; readonly confidence: number }

/** The words of a picture as a page. A page that lies askew or on its side is read, and told, as if it lay straight. */
export async function recognisePage(
  number: number,
  picture: GreyPicture & { dpi: number },
  engine: OcrEngine,
): Promise<PageText> {
  const read = async (turn: 0 | 1 | 2 | 3): Promise<Reading> => {
    const straight = straightened(turned(picture, turn))
    const words = await engine.recognise({ ...straight, dpi: picture.dpi })
    return { words, picture: straight, confidence: confidenceOf(words) }
  }
  let best = await read(0)
  for (const turn of OTHER_TURNS) {
    if (best.words.length === 0 || best.confidence >= UPRIGHT_CONFIDENCE) break
    const other = await read(turn)
    if (other.confidence > best.confidence) best = other
  }
  const scale = 72 / picture.dpi
  return {
    number,
    width: rounded(best.picture.width * scale),
    height: rounded(best.picture.height * scale),
    source: 'ocr',
    words: best.words.filter((word) => word.confidence >= NOISE_CONFIDENCE).map((word) => wordAt(word, scale)),
  }
}

/** By letters, so that specks read as single signs weigh little. */
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
