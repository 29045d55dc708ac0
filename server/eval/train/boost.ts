import type { Tree } from '../../src/features/process/extraction/reading/learned/model.ts'
import type { Random } from '../random.ts'

/** One candidate: what it looks like, whether it is right, and how much it counts. */
export type Example = { readonly features: readonly number[]; readonly label: 0 | 1; readonly weight: number }

export type Growth = {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  /** Of the features, for each tree. */
  readonly share: number
  /** A leaf with less of this (sum of second derivatives) says nothing. */
  readonly least: number
  /** Pulls leaves towards nothing. */
  readonly restraint: number
}

const BINS_MAX = 32

/** Values of each feature in order, at most `BINS_MAX`, and for each example into which it falls. */
type Binned = { readonly edges: readonly (readonly number[])[]; readonly bins: readonly Uint8Array[] }

/** Gradient-boosted trees for a yes or no, of full depth so that they are stored without pointers. */
export function grow(examples: readonly Example[], growth: Growth, random: Random): { start: number; trees: Tree[] } {
  const binned = binnedOf(examples)
  const yes = examples.reduce((sum, { label, weight }) => sum + label * weight, 0)
  const all = examples.reduce((sum, { weight }) => sum + weight, 0)
  const start = rounded(Math.log(Math.max(yes, 0.5) / Math.max(all - yes, 0.5)))
  const scores = new Float64Array(examples.length).fill(start)
  const trees: Tree[] = []
  const useful = binned.edges.flatMap((edges, at) => (edges.length > 0 ? [at] : []))
  for (let round = 0; round < growth.trees; round++) {
    const features = useful.filter(() => random.chance(growth.share))
    const slopes = slopesOf(examples, scores)
    const { tree, leaf_of } = growTree(binned, slopes, { features, growth })
    trees.push(tree)
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] as number) + (tree.leaves[leaf_of[at] as number] as number)
  }
  return { start, trees }
}

type Slopes = { readonly first: Float64Array; readonly second: Float64Array }

function slopesOf(examples: readonly Example[], scores: Float64Array): Slopes {
  const [first, second] = [new Float64Array(examples.length), new Float64Array(examples.length)]
  for (const [at, { label, weight }] of examples.entries()) {
    const p = 1 / (1 + Math.exp(-(scores[at] as number)))
    first[at] = weight * (label - p)
    second[at] = weight * Math.max(p * (1 - p), 1e-6)
  }
  return { first, second }
}

type Node = { readonly feature: number; readonly bin: number; readonly gain: number }

function growTree(
  { edges, bins }: Binned,
  slopes: Slopes,
  { features, growth }: { features: readonly number[]; growth: Growth },
): { tree: Tree; leaf_of: Uint16Array } {
  const count = slopes.first.length
  const asked: number[] = []
  const thresholds: number[] = []
  const place = new Uint16Array(count)
  for (let level = 0; level < growth.depth; level++) {
    const nodes = bestSplits({ edges, bins }, slopes, { features, growth, place, width: 1 << level })
    for (const { feature, bin, gain } of nodes) {
      const is_worth = gain > 1e-6
      asked.push(is_worth ? feature : -1)
      thresholds.push(is_worth ? ((edges[feature] as readonly number[])[bin] as number) : 0)
    }
    for (let at = 0; at < count; at++) {
      const { feature, bin, gain } = nodes[place[at] as number] as Node
      const is_above = gain > 1e-6 && ((bins[feature] as Uint8Array)[at] as number) > bin
      place[at] = 2 * (place[at] as number) + (is_above ? 1 : 0)
    }
  }
  const width = 1 << growth.depth
  const [first, second] = [new Float64Array(width), new Float64Array(width)]
  for (let at = 0; at < count; at++) {
    const leaf = place[at] as number
    first[leaf] = (first[leaf] as number) + (slopes.first[at] as number)
    second[leaf] = (second[leaf] as number) + (slopes.second[at] as number)
  }
  const leaves = Array.from({ length: width }, (_, at) =>
    rounded((growth.rate * (first[at] as number)) / ((second[at] as number) + growth.restraint)),
  )
  return { tree: { features: asked, thresholds, leaves }, leaf_of: place }
}

type Level = {
  readonly features: readonly number[]
  readonly growth: Growth
  readonly place: Uint16Array
  readonly width: number
}

function bestSplits({ edges, bins }: Binned, slopes: Slopes, { features, growth, place, width }: Level): Node[] {
  const best: Node[] = Array.from({ length: width }, () => ({ feature: -1, bin: 0, gain: 0 }))
  const count = place.length
  for (const feature of features) {
    const own = bins[feature] as Uint8Array
    const size = (edges[feature] as readonly number[]).length + 1
    const [first, second] = [new Float64Array(width * size), new Float64Array(width * size)]
    for (let at = 0; at < count; at++) {
      const cell = (place[at] as number) * size + (own[at] as number)
      first[cell] = (first[cell] as number) + (slopes.first[at] as number)
      second[cell] = (second[cell] as number) + (slopes.second[at] as number)
    }
    for (let node = 0; node < width; node++) {
      const found = bestCut(
        first.subarray(node * size, (node + 1) * size),
        second.subarray(node * size, (node + 1) * size),
        growth,
      )
      if (found.gain > (best[node] as Node).gain) best[node] = { feature, ...found }
    }
  }
  return best
}

function bestCut(
  first: Float64Array,
  second: Float64Array,
  { least, restraint }: Growth,
): { bin: number; gain: number } {
  let [all_first, all_second] = [0, 0]
  for (let bin = 0; bin < first.length; bin++) {
    all_first += first[bin] as number
    all_second += second[bin] as number
  }
  const score = (g: number, h: number) => (g * g) / (h + restraint)
  const whole = score(all_first, all_second)
  let [left_first, left_second] = [0, 0]
  let best = { bin: 0, gain: 0 }
  for (let bin = 0; bin < first.length - 1; bin++) {
    left_first += first[bin] as number
    left_second += second[bin] as number
    if (left_second < least || all_second - left_second < least) continue
    const gain = score(left_first, left_second) + score(all_first - left_first, all_second - left_second) - whole
    if (gain > best.gain) best = { bin, gain }
  }
  return best
}

function binnedOf(examples: readonly Example[]): Binned {
  const width = examples[0]?.features.length ?? 0
  const edges: number[][] = []
  const bins: Uint8Array[] = []
  for (let feature = 0; feature < width; feature++) {
    const own = edgesOf(examples, feature)
    edges.push(own)
    bins.push(Uint8Array.from(examples, ({ features }) => binOf(own, features[feature] as number)))
  }
  return { edges, bins }
}

/** Every edge is a value that occurs, so that rounding cannot move an example over it. */
function edgesOf(examples: readonly Example[], feature: number): number[] {
  const values = [...new Set(examples.map(({ features }) => features[feature] as number))].sort((a, b) => a - b)
  if (values.length <= BINS_MAX) return values.slice(0, -1)
  const sorted = examples.map(({ features }) => features[feature] as number).sort((a, b) => a - b)
  const cuts = Array.from(
    { length: BINS_MAX - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS_MAX)],
  )
  return [...new Set(cuts as number[])].filter((cut) => cut < (values.at(-1) as number))
}

function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > (edges[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
