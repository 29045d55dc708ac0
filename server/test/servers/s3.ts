import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/**
 * An S3-compatible server as a separate process: `node s3.ts <folder> <port>`, where port 0 means any. It serves the
 * bucket `files` to the key S3RVER with the secret S3RVER and prints its port.
 */
const [directory = '', port = '0'] = process.argv.slice(2)
const app = new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  configureBuckets: [{ name: 'files' }],
})

/** The one part of multipart uploads that the package lacks: aborting an upload deletes its parts. */
app.middleware.unshift(async (context, next) => {
  const { uploadId } = context.query
  if (context.method !== 'DELETE' || typeof uploadId !== 'string' || !/^[0-9a-f]{32}$/.test(uploadId)) return next()
  await rm(join(directory, 'files', '._S3rver_uploads', uploadId), { recursive: true, force: true })
  context.status = 204
})

/** The package signs `/bucket/` as `/bucket`; other servers do not. Its signature check is off for such paths. */
app.middleware.unshift(async (context, next) => {
  const mends = { allowMismatchedSignatures: { value: true } }
  if (/^\/[^/]+\/$/.test(context.path)) context.app = Object.create(context.app, mends) as object
  return next()
})

const address = await app.run()
console.log(`listening on ${address.port}`)
