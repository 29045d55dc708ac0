import type { Socket } from 'node:net'

const [QUERY, SYNC, FLUSH] = ['Q', 'S', 'H'].map((letter) => letter.charCodeAt(0))
/** The type of the message with which the database ends each of its answers, and the beginning of a session. */
export const READY = 'Z'.charCodeAt(0)
const HEAD_BYTES = 5
const LEAVE_AFTER_MS = 1_000

/**
 * Watches what a database is asked and what it answers. PostgreSQL ends a statement that takes too long, but a host that is
 * frozen or cut off ends nothing and closes nothing. The connection is given up when it has owed an answer and said nothing
 * for so long. Statements that wait behind others on the same connection are not counted: somebody speaks meanwhile.
 */
export function leaveWhenSilent(socket: Socket, max_silence_ms: number, reason: () => Error): void {
  // The first message is the one that begins the session. It has no type, and is answered as a query is.
  let [asked, answered, is_begun, is_flushed] = [1, 0, false, false]
  const isOwed = () => is_flushed || asked > answered
  const sent = typesOfMessages((type) => {
    if (type === QUERY || type === SYNC) asked++
    if (type === FLUSH) is_flushed = true
    if (type === SYNC) is_flushed = false
  })
  const came = typesOfMessages((type) => {
    if (type === READY) answered++
  })

  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const leave = () => {
    const heard = socket.bytesRead
    // If this process itself stood still, what came meanwhile is read only now.
    setImmediate(() => {
      if (isOwed() && socket.bytesRead === heard) socket.destroy(reason())
    })
  }

  const write = socket.write.bind(socket) as (...parameters: unknown[]) => boolean
  socket.write = (chunk: Buffer, ...others: unknown[]) => {
    if (is_begun) sent(chunk)
    is_begun = true
    timer ??= setTimeout(leave, max_silence_ms)
    return write(chunk, ...others)
  }
  socket.on('data', (chunk: Buffer) => {
    came(chunk)
    if (isOwed()) timer?.refresh()
    else rest()
  })
  socket.once('close', rest)
}

/** Tells the type of each message of PostgreSQL's protocol: a letter, the length, and so many bytes, cut anywhere. */
export function typesOfMessages(tell: (type: number) => void): (chunk: Buffer) => void {
  let head = Buffer.alloc(0)
  let to_skip = 0
  return (chunk) => {
    const bytes = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
    head = Buffer.alloc(0)
    let at = to_skip
    while (at + HEAD_BYTES <= bytes.length) {
      tell(bytes[at] as number)
      at += 1 + bytes.readUInt32BE(at + 1)
    }
    to_skip = Math.max(0, at - bytes.length)
    if (at < bytes.length) head = Buffer.from(bytes.subarray(at))
  }
}

/** The driver says goodbye and waits for the other side to close, which a host that is frozen never does. */
export function leaveAtEnd(socket: Socket): void {
  const end = socket.end.bind(socket) as (...parameters: unknown[]) => Socket
  socket.end = (...parameters: unknown[]) => {
    setTimeout(() => socket.destroy(), LEAVE_AFTER_MS).unref()
    return end(...parameters)
  }
}
