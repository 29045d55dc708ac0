type Entry = { types: string; default: string }

export function packedManifest(manifest: Record<string, unknown>): {
  main: string
  module: string
  types: string
  exports: { '.': { import: Entry; require: Entry } }
  [name: string]: unknown
}
