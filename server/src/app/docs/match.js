// How the guides are searched. The browser and the server's results page use the same function.

const RESULTS_MAX = 12
const EXCERPT_BEFORE = 60
const EXCERPT_LENGTH = 180

const SCORE = { heading_is: 60, heading_begins: 30, heading_has: 15, title_has: 6, text_has_word: 3, text_has: 1 }

/** Lower case, and letters without their marks: "Gläubiger" is found as "glaubiger". */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (query) => folded(query).split(/\s+/).filter(Boolean).slice(0, 8)

function scoreOf({ heading, title, text }, word) {
  if (heading === word) return SCORE.heading_is
  if (heading.startsWith(word)) return SCORE.heading_begins
  if (heading.includes(word)) return SCORE.heading_has
  if (title.includes(word)) return SCORE.title_has
  if (` ${text}`.includes(` ${word}`)) return SCORE.text_has_word
  return text.includes(word) ? SCORE.text_has : 0
}

/** The text around the first word that is in it, cut into parts that are hits and parts that are not. */
function excerptOf(text, words) {
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0)
  const first = places.length === 0 ? 0 : Math.min(...places)
  // From a whole word to a whole word.
  const start = first <= EXCERPT_BEFORE ? 0 : Math.min(lower.indexOf(' ', first - EXCERPT_BEFORE) + 1, first)
  const end = text.indexOf(' ', start + EXCERPT_LENGTH)
  const cut = end < 0 ? text.slice(start) : text.slice(start, end)
  const parts = [{ text: start > 0 ? '… ' : '', is_hit: false }]
  let rest = cut
  while (rest) {
    const low = rest.toLowerCase()
    const next = words
      .map((word) => ({ word, place: low.indexOf(word) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place || other.word.length - one.word.length)[0]
    if (!next) break
    parts.push({ text: rest.slice(0, next.place), is_hit: false })
    parts.push({ text: rest.slice(next.place, next.place + next.word.length), is_hit: true })
    rest = rest.slice(next.place + next.word.length)
  }
  parts.push({ text: rest + (end < 0 ? '' : ' …'), is_hit: false })
  return parts.filter((part) => part.text)
}

/** Sections that have every word, the best first. */
export function search(index, query) {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = []
  for (const [place, entry] of index.entries()) {
    const low = { heading: folded(entry.heading), title: folded(entry.title), text: folded(entry.text) }
    const scores = words.map((word) => scoreOf(low, word))
    if (scores.some((score) => score === 0)) continue
    found.push({ entry, place, score: scores.reduce((sum, score) => sum + score, 0) })
  }
  found.sort((one, other) => other.score - one.score || one.place - other.place)
  return found.slice(0, RESULTS_MAX).map(({ entry }) => ({ ...entry, excerpt: excerptOf(entry.text, words) }))
}
