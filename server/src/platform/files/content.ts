/** A stored file that can be looked into here and there, without holding it. */
export type FileContent = {
  readonly bytes: number
  /** Fewer bytes where the file ends before. */
  read(first: number, length: number): Promise<Buffer>
  chunks(): AsyncIterable<Buffer>
}
