// Asks the node in this container whether it is alive. The image has no curl.
const { HOST = '', PORT = '' } = process.env
const listens_everywhere = ['', '0.0.0.0', '::'].includes(HOST.trim())
const address = `http://${listens_everywhere ? '127.0.0.1' : HOST.trim()}:${PORT.trim() || 8080}/healthz`
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) })
  console.log(`${address} answered ${answer.status}.`)
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  console.log(`${address} does not answer: ${error.cause?.message ?? error.message}.`)
  process.exitCode = 1
}
