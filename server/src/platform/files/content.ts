/** Random access to a stored file, without holding it in memory. */
export type FileContent = {
  readonly bytes: number
  /** Returns fewer bytes if the file ends earlier. */
  read(first: number, length: number): Promise<Buffer>
  chunks(): AsyncIterable<Buffer>
}
