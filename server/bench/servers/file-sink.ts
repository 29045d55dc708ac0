import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** As little as an upload can be: the body, as it comes, into a file that is on the disk when it is answered. */
const folder = process.env.FOLDER ?? '.'
let files = 0

createServer(async (request, response) => {
  await pipeline(request, createWriteStream(join(folder, `sink-${files++}`), { flush: true }))
  response.writeHead(201).end('{}')
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
