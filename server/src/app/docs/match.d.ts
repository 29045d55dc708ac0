export type Entry = {
  readonly page: string
  readonly title: string
  readonly heading: string
  readonly url: string
  readonly text: string
}
export type Found = Entry & { readonly excerpt: readonly { readonly text: string; readonly is_hit: boolean }[] }

export function search(index: readonly Entry[], query: string): Found[]
