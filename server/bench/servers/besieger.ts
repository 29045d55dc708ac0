import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'

type Siege = { bytes: Uint8Array; drips?: boolean; port: number; connections: number }

const { bytes: given, drips, port, connections } = workerData as Siege
const bytes = Buffer.from(given)
const COME_AGAIN_MS = 20
const DRIP_MS = 1_000

for (let number = 0; number < connections; number++) come()

/** One connection that sends the same request again and again. Whoever is thrown out comes again. */
function come(): void {
  const socket = connect(port, '127.0.0.1', () => (drips ? drip() : socket.write(bytes)))
  let timer: NodeJS.Timeout | undefined
  const drip = () => {
    let at = bytes.indexOf('\r\n\r\n') + 4
    socket.write(bytes.subarray(0, at))
    timer = setInterval(() => socket.write(bytes.subarray(at, ++at)), DRIP_MS)
  }
  socket.on('data', () => {
    // An answer, or a part of one. What was written before must have gone out.
    if (!drips && socket.writableLength === 0) socket.write(bytes)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    setTimeout(come, COME_AGAIN_MS)
  })
}
