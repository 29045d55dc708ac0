import { readdirSync, readFileSync } from 'node:fs'

/** Ticks in which Linux counts processor time; it is the same on every machine that we know of. */
const TICKS_A_SECOND = 100

type Usage = { readonly pid: number; readonly parent: number; readonly seconds: number }

/** Seconds that a process and those that it started have computed; null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  const all = usages()
  if (!all.some((usage) => usage.pid === pid)) return null
  const family = new Set([pid])
  // Children are listed after their parents almost always; a second look finds the rest.
  for (let look = 0; look < 3; look++) for (const usage of all) if (family.has(usage.parent)) family.add(usage.pid)
  return all.filter((usage) => family.has(usage.pid)).reduce((sum, { seconds }) => sum + seconds, 0)
}

function usages(): Usage[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => usageOf(Number(name)))
  } catch {
    return []
  }
}

/** The name of the program stands in parentheses and may contain anything, so counting begins behind it. */
function usageOf(pid: number): Usage[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ pid, parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }]
  } catch {
    // It has ended since the folder was listed.
    return []
  }
}
