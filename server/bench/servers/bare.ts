import { createServer } from 'node:http'

/** What Node itself can do: no router, no schema, no database. */
const body = JSON.stringify({ success: true, data: { id: '00000000-0000-4000-8000-000000000000', name: 'Huber GmbH' } })

createServer((_, answer) => {
  answer.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  answer.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
