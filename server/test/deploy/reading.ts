import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { type Environment, readConfig } from '../../src/platform/config.ts'

export const ROOT = new URL('../../../', import.meta.url)
export const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
export const yamlOf = <T>(path: string): T => parseYaml(textOf(path)) as T

type Manifest = { version: string; workspaces: string[]; optionalDependencies: Record<string, string> }
export const manifest = JSON.parse(textOf('package.json')) as Manifest

/** Every variable that the server reads: whatever it asks its environment for. */
export const VARIABLES: ReadonlySet<string> = namesAskedFor()

function namesAskedFor(): Set<string> {
  const names = new Set<string>()
  const asked = new Proxy({} as Environment, { get: (_, name) => void names.add(String(name)) })
  readConfig(asked)
  return names
}

/** How long the documentation says that a server may take to stop. */
export const STOPS_WITHIN_SECONDS = Number(/Wait (\d+) seconds/.exec(textOf('docs/operations.md'))?.[1])

/** Lines `NAME=value`, also those that are commented out. */
export const settingsOf = (text: string): [string, string][] =>
  [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])

/** One instruction, with its flags apart. The stage is its number. */
export type Instruction = { word: string; flags: string[]; rest: string; stage: number }

/** A Dockerfile without heredocs and parser directives: comments, continued lines, one instruction each. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  const whole = lines.join('\n').replace(/\\\n/g, ' ').split('\n')
  let stage = -1
  return whole.flatMap((line) => {
    const [, word = '', flags = '', rest = ''] = /^([A-Z]+)((?:\s+--\S+)*)\s+(.+)$/.exec(line.trim()) ?? []
    if (line.trim() === '') return []
    if (word === '') throw new Error(`not an instruction: ${line}`)
    if (word === 'FROM') stage += 1
    return [{ word, flags: flags.split(' ').filter(Boolean), rest: rest.trim(), stage }]
  })
}

/** A unit of systemd: what each key of a section was set to, one after the other. */
export function unitOf(text: string): Record<string, Record<string, string[]>> {
  const unit: Record<string, Record<string, string[]>> = {}
  let section = ''
  for (const line of text.split('\n')) {
    if (line === '' || /^[#;]/.test(line)) continue
    const name = /^\[(\w+)\]$/.exec(line)?.[1]
    if (name) {
      section = name
      unit[section] = {}
      continue
    }
    const [, key, value = ''] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    const keys = unit[section]
    if (!key || !keys) throw new Error(`not a line of a unit: ${line}`)
    keys[key] = [...(keys[key] ?? []), value]
  }
  return unit
}
