import type { Word } from '../../../../platform/pdf/page-text.ts'
import { fold } from './fold.ts'
import type { Layout, Segment } from './lines.ts'
import { type Span, spanOf } from './spans.ts'

/** Lines of running text joined together, so that „bis zum / 21.11.2024" is one sentence. */
export type TextBlock = { readonly page: number; readonly segments: readonly Segment[]; readonly folded: Span }

export function paragraphsOf(layout: Layout): TextBlock[] {
  return layout.pages.flatMap(({ page, rows }) => {
    const open: Segment[][] = []
    for (const segment of rows.flatMap((row) => row.segments)) {
      const home = open.find((lines) => continues(lines.at(-1) as Segment, segment))
      if (home) home.push(segment)
      else open.push([segment])
    }
    return open.map((segments) => ({
      page: page.number,
      segments,
      folded: spanOf(
        segments.flatMap((segment): readonly Word[] => segment.words),
        fold,
      ),
    }))
  })
}

function continues(above: Segment, below: Segment): boolean {
  const gap = below.y - (above.y + above.height)
  const size = Math.max(above.font_size, below.font_size)
  const aligned = Math.abs(above.x - below.x) < 1.2 * size
  return aligned && gap > -0.6 * size && gap < 0.95 * size && Math.abs(above.font_size - below.font_size) < 0.35 * size
}

const ABBREVIATIONS =
  /(?:^|[ (])(?:zzgl|bzw|inkl|exkl|abzgl|gem|max|lfd|str|evtl|ggf|vgl|usw|etc|zahlb|spat|incl|excl|rechn|verw|gesch)$/

/** The sentences of a paragraph as ranges of its folded text. None ends after an abbreviation or a short figure. */
export function sentencesOf(text: string): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  let from = 0
  for (const match of text.matchAll(/(?<=[\p{L})]{3}|(?:19|20)\d{2}|€|\d,\d{2})[.!?]{1,99} /gu)) {
    if (ABBREVIATIONS.test(text.slice(from, match.index))) continue
    ranges.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  ranges.push({ from, to: text.length })
  return ranges
}
