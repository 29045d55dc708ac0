import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type OcrEngine, OcrFailed, type OcrPicture, PAGE_SEGMENTATION } from './engine.ts'
import { writeLanguageData } from './language-data.ts'
import { pgmOf } from './picture.ts'
import { wordsOfTsv } from './tsv.ts'

const USUAL_FOLDERS = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin', '/opt/local/bin']
const OUTPUT_MAX_BYTES = 20 * 1024 * 1024

/** Where the program is installed, if it is. */
export async function findTesseractProgram(): Promise<string | undefined> {
  for (const folder of USUAL_FOLDERS) {
    const path = join(folder, 'tesseract')
    const there = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (there) return path
  }
  return undefined
}

/**
 * The installed program with our own language data, so that it reads the same on every machine. The data is put into
 * `folder`, which belongs to the caller.
 */
export async function openTesseractProgram(program: string, folder: string): Promise<OcrEngine> {
  await writeLanguageData(folder)
  const arguments_of = (picture: OcrPicture): string[] => [
    'stdin',
    'stdout',
    '--tessdata-dir',
    folder,
    '-l',
    LANGUAGES.join('+'),
    '--oem',
    '1',
    '--psm',
    PAGE_SEGMENTATION,
    '--dpi',
    String(Math.round(picture.dpi)),
    '-c',
    'tessedit_create_tsv=1',
  ]
  return {
    name: 'tesseract (program)',
    recognise: async (picture) => wordsOfTsv(await run(program, arguments_of(picture), pgmOf(picture))),
    close: async () => undefined,
  }
}

function run(program: string, args: string[], input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    // One thread: more would mostly wait for each other, and the API needs the cores.
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { OMP_THREAD_LIMIT: '1' } })
    const chunks: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > OUTPUT_MAX_BYTES) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.once('error', (error) => reject(new OcrFailed(error.message)))
    child.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'))
      else reject(new OcrFailed(`${program} ended with ${code ?? signal}`))
    })
    // A program that ends early closes the pipe. Its exit code tells why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
