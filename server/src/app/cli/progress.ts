import type { Shell } from './shell.ts'

export type Progress = { tell(text: string): void; end(): void }

const SILENT: Progress = { tell: () => undefined, end: () => undefined }

/** Shows that something is under way, to people only: nothing in a file, in a pipe or beside JSON. */
export async function showProgress(
  { stderr }: Shell,
  { json }: { json?: boolean | undefined },
  text: string,
): Promise<Progress> {
  // A terminal that does not know its width has none, and ora would erase without end.
  if (json || !stderr.isTTY || !stderr.columns) return SILENT
  const { default: ora } = await import('ora')
  const spinner = ora({ text, stream: stderr, discardStdin: false }).start()
  return {
    tell(news) {
      spinner.text = news
    },
    end: () => void spinner.stop(),
  }
}
