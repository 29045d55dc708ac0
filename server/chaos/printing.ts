import { median } from '../bench/servers/launch.ts'
import type { Outage, Report } from './load.ts'

const SHOWN_MAX = 20

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'

/** What a person reads after a run. */
export function printedLines(report: Report<string>): string[] {
  const broken = (word: string) => report.broken.filter((sentence) => sentence.startsWith(word)).length
  const hidden = report.broken.length - SHOWN_MAX
  return [
    `Writes asked for       ${report.asked}, acknowledged ${report.acknowledged}`,
    `Lost                   ${broken('lost')}`,
    `Doubled                ${broken('doubled')}`,
    `Events                 ${report.events}, not delivered ${broken('not delivered')}, sent again ${report.repeated_arrivals}`,
    `Missing in the feed    ${broken('not in the feed')}`,
    `Files broken           ${broken('broken')}`,
    `Answers from 500 on    ${listed(report.failures)}`,
    `Given up by the client ${listed(report.given_up)}`,
    `Calls without retries  ${report.probes}, failed ${report.probes_failed}`,
    'Time without a success, in seconds:',
    ...outageTable(report.outages),
    ...report.broken.slice(0, SHOWN_MAX).map((sentence) => `  ${sentence}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
    report.broken.length === 0 ? 'Every promise was kept.' : 'PROMISES WERE BROKEN.',
  ]
}

/** For each fault how often it came, and the median and the longest outage of those who read and those who write. */
export function outageTable(outages: readonly Outage<string>[]): string[] {
  const seconds = (list: readonly number[]) =>
    [median(list), Math.max(...list)].map((ms) => (ms / 1_000).toFixed(1).padStart(9)).join('')
  return [
    '  times   reading: longest  writing: longest',
    ...[...Map.groupBy(outages, ({ name }) => name)].map(([name, list]) => {
      const [reads, writes] = [list.map(({ read_ms }) => read_ms), list.map(({ write_ms }) => write_ms)]
      return `  ${String(list.length).padStart(5)}${seconds(reads)}${seconds(writes)}  ${name}`
    }),
  ]
}
