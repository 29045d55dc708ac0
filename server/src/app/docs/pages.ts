/** The pages for integrators, made from Markdown files of the repository, in the order in which one reads them. */
export const GROUPS = [
  {
    title: 'Start',
    pages: [
      { name: 'quick-start', title: 'Quick start', file: 'docs/quick-start.md' },
      { name: 'testing', title: 'Testing in the sandbox', file: 'docs/testing.md' },
      { name: 'going-live', title: 'Going live', file: 'docs/going-live.md' },
    ],
  },
  {
    title: 'Guides',
    pages: [
      { name: 'webhooks', title: 'Webhooks', file: 'docs/webhooks.md' },
      { name: 'reconciling', title: 'Reconciling', file: 'docs/reconciling.md' },
      { name: 'bulk', title: 'Rate limits and bulk work', file: 'docs/bulk.md' },
      { name: 'stages', title: 'Stages of a claim', file: 'docs/stages.md' },
      { name: 'errors', title: 'Errors and limits', file: 'docs/errors.md' },
      { name: 'versions', title: 'Versions', file: 'docs/versions.md' },
    ],
  },
  {
    title: 'Tools',
    pages: [
      { name: 'sdk', title: 'TypeScript SDK', file: 'sdk/README.md' },
      { name: 'command-line', title: 'Command line', file: 'docs/command-line.md' },
      { name: 'collections', title: 'Postman and Bruno', file: 'docs/collections.md' },
      { name: 'changelog', title: 'Changelog', file: 'CHANGELOG.md' },
    ],
  },
] as const

export type DocsPage = { readonly name: string; readonly title: string; readonly file: string }

export const PAGES: readonly DocsPage[] = GROUPS.flatMap(({ pages }): readonly DocsPage[] => pages)

type RepositoryFile = { readonly url: string; readonly type: string; readonly is_download: boolean }

/** Files of the repository that the pages link to or show. */
export const FILES: Readonly<Record<string, RepositoryFile>> = {
  'docs/stages.svg': { url: '/docs/stages.svg', type: 'image/svg+xml', is_download: false },
  'docs/sample-invoice.pdf': { url: '/docs/sample-invoice.pdf', type: 'application/pdf', is_download: true },
  'sdk/vectors/webhooks.json': {
    url: '/docs/webhook-vectors.json',
    type: 'application/json; charset=utf-8',
    is_download: true,
  },
}

/** Where a file of the repository is served, if it is. */
export const urlOfFile = (file: string): string | undefined => {
  const page = PAGES.find((one) => one.file === file)
  return page ? `/docs/${page.name}` : FILES[file]?.url
}
