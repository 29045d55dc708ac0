// Opens the embedded PostgreSQL in a separate process, which a test can kill. Reports the result in one line of JSON
// and closes when its input ends.
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'

const [data_dir = '', durable] = process.argv.slice(2)

try {
  const opened = await openEmbeddedPostgres({ data_dir, durable: durable === 'durable' })
  process.stdout.write(`${JSON.stringify({ address: opened.address })}\n`)
  process.stdin.resume()
  process.stdin.once('end', () => void opened.close())
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`)
}
