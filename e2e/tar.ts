import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

const BLOCK = 512

/** Unpacks plain files, folders and links from a tar archive; ours contain nothing else. */
export async function unpackTar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const head = archive.subarray(at, at + BLOCK)
    const name = textOf(head, 0, 100)
    if (name === '') return
    const size = Number.parseInt(textOf(head, 124, 12), 8) || 0
    const type = String.fromCharCode(head[156] ?? 0)
    const path = join(folder, normalize(join('/', textOf(head, 345, 155), name)))
    await mkdir(type === '5' ? path : dirname(path), { recursive: true })
    if (type === '0' || type === '\0')
      await writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o755 })
    if (type === '2') await symlink(textOf(head, 157, 100), path)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}

const textOf = (head: Buffer, from: number, length: number): string =>
  head
    .subarray(from, from + length)
    .toString()
    .replace(/\0.*$/s, '')
    .trim()
