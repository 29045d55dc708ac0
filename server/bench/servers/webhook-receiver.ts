import { createServer } from 'node:https'

/**
 * A partner's endpoint for the benchmark: `/0` and `/50` answer after that many milliseconds, `/hang` never does. A GET
 * answers how many POSTs it has answered.
 */
const { CERT = '', KEY = '', PORT = '' } = process.env
let answered = 0

createServer({ cert: CERT, key: KEY, keepAliveTimeout: 60_000 }, (request, answer) => {
  if (request.method === 'GET') {
    answer.end(String(answered))
    return
  }
  request.resume().on('end', () => {
    if (request.url === '/hang') return
    setTimeout(
      () => {
        answered++
        answer.end()
      },
      Number(request.url?.slice(1)),
    )
  })
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready'))
