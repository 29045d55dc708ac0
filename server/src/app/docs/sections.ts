export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A part of a page under its own heading. */
export type Section = { readonly id: string; readonly heading: string; readonly depth: number; readonly text: string }
export type Rendered = { readonly html: string; readonly sections: readonly Section[] }
