import { ApiFault } from '../../../shared/api/fault.ts'
import type { Imported } from './uploads.ts'

type Sending = { readonly key: string; readonly signal: AbortSignal; onSent(share: number): void }

/** Uploads a statement. Only this kind of request tells how much of a file has left. */
export function sendStatement(file: File, { key, signal, onSent }: Sending): Promise<Imported> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/operator/bank-statements')
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? Math.min(loaded / total, 0.99) : 0)
    request.upload.onload = () => onSent(1)
    request.onload = () => {
      const body = bodyOf(request)
      if (request.status === 201 && body?.data) return resolve(body.data)
      reject(new ApiFault(request.status, body ?? {}, headersOf(request)))
    }
    request.onerror = () => reject(new TypeError('The connection was lost'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function bodyOf({
  responseText,
}: XMLHttpRequest): (ConstructorParameters<typeof ApiFault>[1] & { data?: Imported }) | null {
  try {
    return JSON.parse(responseText)
  } catch {
    return null
  }
}

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/s)
        return [name, value] as [string, string]
      }),
  )
