import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** The little CBOR that an authenticator writes: whole numbers, text, bytes and maps. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key as number), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** What an attack changes about an honest ceremony. */
export type Bent = { origin?: string; rp_id?: string; challenge?: string; is_verified?: boolean; counter?: number }

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }

/** A security key in software: ES256, one credential, discoverable. */
export function openAuthenticator(origin = 'http://localhost:8080') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let user_handle = ''
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' as const }

  const clientData = (type: string, { challenge }: Options, bent: Bent): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? origin }))

  const authenticatorData = (rp_id: string, flags: number, bent: Bent, more: Buffer): Buffer => {
    const verified = bent.is_verified === false ? 0 : USER_VERIFIED
    const count = Buffer.alloc(4)
    count.writeUInt32BE(bent.counter ?? counter)
    return Buffer.concat([sha256(bent.rp_id ?? rp_id), Buffer.from([flags | USER_PRESENT | verified]), count, more])
  }

  return {
    create(options: Options, bent: Bent = {}) {
      user_handle = options.user?.id ?? ''
      const client = clientData('webauthn.create', options, bent)
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const data = authenticatorData(options.rp?.id ?? '', HAS_CREDENTIAL, bent, key)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      const response = { clientDataJSON: base64(client), attestationObject: base64(cbor(attestation)) }
      return { ...credential, response: { ...response, transports: ['usb'] }, clientExtensionResults: {} }
    },
    get(options: Options, bent: Bent & { user_handle?: string } = {}) {
      counter++
      const client = clientData('webauthn.get', options, bent)
      const data = authenticatorData(options.rpId ?? '', 0, bent, Buffer.alloc(0))
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        ...{ clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) },
        userHandle: bent.user_handle ?? user_handle,
      }
      return { ...credential, response, clientExtensionResults: {} }
    },
  }
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
