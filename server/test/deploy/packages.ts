import { dirname } from 'node:path'
import { textOf } from './reading.ts'

type Locked = {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Where npm puts the packages of a workspace without those for development, and what it links, by the lock file. */
export function installedFor(workspace: string): { folders: string[]; links: [from: string, to: string][] } {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }
  const found = new Set<string>()
  const waiting = [workspace]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue
    found.add(place)
    const { link, resolved = '', dependencies, optionalDependencies } = packages[place] as Locked
    if (link) waiting.push(resolved)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(name, place, packages)
      if (at) waiting.push(at)
    }
  }
  const installed = [...found].filter((place) => place.includes('node_modules/'))
  const isLink = (place: string) => packages[place]?.link === true
  return {
    folders: installed.filter((place) => !isLink(place)),
    links: installed.filter(isLink).map((place) => [place, packages[place]?.resolved ?? '']),
  }
}

/** Where Node finds a package: beside who asks, or in a folder above. */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | undefined {
  for (let at = from; at !== '.'; at = dirname(at)) {
    const place = `${at}/node_modules/${name}`
    if (packages[place]) return place
  }
  const place = `node_modules/${name}`
  return packages[place] ? place : undefined
}
