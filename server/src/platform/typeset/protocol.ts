export type ProcessSettings = {
  readonly templates: string
  readonly fonts: readonly string[]
}

export type TypesetCommand = { readonly id: number; readonly template: string; readonly data: string }

export type TypesetAnswer =
  | { readonly kind: 'done'; readonly id: number; readonly pdf: Uint8Array }
  | { readonly kind: 'fault'; readonly id: number; readonly details: readonly string[] }
