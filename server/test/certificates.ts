import { generateKeyPairSync } from 'node:crypto'
import { isIP } from 'node:net'
import forge from 'node-forge'
import { DAY_MS } from '../src/kernel/dates.ts'

export type Certificate = { readonly key: string; readonly cert: string }
export type CertificateOptions = {
  /** Names and addresses that the certificate is valid for. */
  readonly hosts?: readonly string[]
  readonly valid_from?: Date
  readonly valid_until?: Date
  /** Signed with its own key instead of the authority's. */
  readonly self_signed?: boolean
}
export type Authority = {
  /** The authority's own certificate, PEM. */
  readonly ca: string
  issue(options?: CertificateOptions): Certificate
}

let serial = 1

/** A certificate authority for one test file. One key serves all its certificates, since making keys is slow. */
export function makeAuthority(name = 'Mahnwerk Test CA'): Authority {
  const subject = [{ name: 'commonName', value: name }]
  const authority_keys = makeKeys()
  const server_keys = makeKeys()
  const root = blank(authority_keys.public, subject, {})
  root.setIssuer(subject)
  root.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ])
  root.sign(authority_keys.private, forge.md.sha256.create())
  return {
    ca: forge.pki.certificateToPem(root),
    issue(options = {}) {
      const { hosts = ['localhost', '127.0.0.1', '::1'], self_signed = false } = options
      const own = [{ name: 'commonName', value: hosts[0] ?? 'nobody' }]
      const certificate = blank(server_keys.public, own, options)
      certificate.setIssuer(self_signed ? own : subject)
      certificate.setExtensions([
        { name: 'basicConstraints', cA: false },
        { name: 'extKeyUsage', serverAuth: true },
        {
          name: 'subjectAltName',
          altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
        },
      ])
      certificate.sign(self_signed ? server_keys.private : authority_keys.private, forge.md.sha256.create())
      return { key: server_keys.pem, cert: forge.pki.certificateToPem(certificate) }
    },
  }
}

function makeKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const key = forge.pki.privateKeyFromPem(pem)
  return { pem, private: key, public: forge.pki.setRsaPublicKey(key.n, key.e) }
}

function blank(
  key: forge.pki.rsa.PublicKey,
  subject: forge.pki.CertificateField[],
  { valid_from, valid_until }: CertificateOptions,
): forge.pki.Certificate {
  const now = Date.now()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = key
  // A leading zero would not be valid DER.
  certificate.serialNumber = (0x1000 + serial++).toString(16)
  certificate.validity.notBefore = valid_from ?? new Date(now - DAY_MS)
  certificate.validity.notAfter = valid_until ?? new Date(now + DAY_MS)
  certificate.setSubject(subject)
  return certificate
}
