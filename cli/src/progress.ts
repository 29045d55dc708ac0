import type { Shell } from './shell.ts'

export type Progress = { tell(text: string): void; end(): void }

const SILENT: Progress = { tell: () => undefined, end: () => undefined }

/** Shows progress in a terminal only: not in a file, in a pipe or with JSON. */
export async function showProgress(
  { stderr }: Shell,
  { json }: { json?: boolean | undefined },
  text: string,
): Promise<Progress> {
  // In a terminal that does not know its width, ora would erase without end.
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
