import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import forge from 'node-forge'
import { newFolder, removeFolder } from './service.ts'

/** A partner's webhook endpoint, with a certificate that the server is told to trust. */
export type Receiver = {
  readonly url: string
  /** The environment in which the server trusts it. */
  readonly env: Readonly<Record<string, string>>
  /** Bodies in order of arrival. */
  readonly bodies: string[]
  /** Answers for the next requests, one each. The last one is repeated. */
  answer(...answers: { status: number; body: string }[]): void
  arrived(count: number): Promise<void>
  close(): Promise<void>
}

const DAY_MS = 86_400_000

/** Self-signed, so that it is its own authority. */
function makeCertificate(): { key: string; cert: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const key = forge.pki.privateKeyFromPem(pem)
  const certificate = forge.pki.createCertificate()
  const name = [{ name: 'commonName', value: 'localhost' }]
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS)
  certificate.validity.notAfter = new Date(Date.now() + DAY_MS)
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ])
  certificate.sign(key, forge.md.sha256.create())
  return { key: pem, cert: forge.pki.certificateToPem(certificate) }
}

export async function startReceiver(): Promise<Receiver> {
  const certificate = makeCertificate()
  const folder = await newFolder()
  const ca_file = join(folder, 'ca.pem')
  await writeFile(ca_file, certificate.cert)
  const bodies: string[] = []
  const answers = [{ status: 200, body: '' }]
  const server = createServer(certificate, async (request, response) => {
    bodies.push(await text(request))
    const { status, body } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 200, body: '' }
    response.writeHead(status).end(body)
    server.emit('recorded')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/hooks`,
    env: { WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CA_FILE: ca_file },
    bodies,
    answer: (...given) => void answers.splice(0, answers.length, ...given),
    async arrived(count) {
      while (bodies.length < count) await once(server, 'recorded')
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await removeFolder(folder)
    },
  }
}
