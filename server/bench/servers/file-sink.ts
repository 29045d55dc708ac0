import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The minimal upload: writes the body as it arrives to a file, which is on disk before the answer. */
const folder = process.env.FOLDER ?? '.'
let files = 0

createServer(async (request, response) => {
  await pipeline(request, createWriteStream(join(folder, `sink-${files++}`), { flush: true }))
  response.writeHead(201).end('{}')
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
