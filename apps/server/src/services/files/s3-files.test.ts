import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore } from './files.ts'
import { s3Files } from './s3-files.ts'

type Kept = { bytes: Buffer; contentType: string | undefined }

const kept = new Map<string, Kept>()
const signatures: string[] = []
let store: FileStore
let refusal: number | null = null

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The part of the protocol the store uses: PUT, GET, HEAD and DELETE of an object by path. */
const server = createServer(async (request, response) => {
  signatures.push(`${request.headers.authorization}`)
  const key = `${request.url}`
  if (refusal !== null) return response.writeHead(refusal).end()
  if (request.method === 'PUT')
    kept.set(key, { bytes: await bodyOf(request), contentType: request.headers['content-type'] })
  const found = kept.get(key)
  if (request.method === 'DELETE') kept.delete(key)
  if ((request.method === 'GET' || request.method === 'HEAD') && !found) return response.writeHead(404).end()
  return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(found?.bytes)
})

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/bucket`
  store = s3Files({ url, region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' })
  kept.clear()
  signatures.length = 0
  refusal = null
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a file is kept under its key, read and removed, each request signed', async () => {
  await store.put('certificates/0198 é.pdf', Buffer.from('%PDF-1.7'), 'application/pdf')
  expect([...kept]).toEqual([
    [
      '/bucket/certificates/0198%20%C3%A9.pdf',
      { bytes: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
    ],
  ])
  expect(await store.get('certificates/0198 é.pdf')).toEqual(Buffer.from('%PDF-1.7'))
  expect(await store.has('certificates/0198 é.pdf')).toBe(true)
  await store.remove('certificates/0198 é.pdf')
  expect(kept.size).toBe(0)
  expect(await store.get('certificates/0198 é.pdf')).toBeNull()
  expect(await store.has('certificates/0198 é.pdf')).toBe(false)
  for (const signature of signatures)
    expect(signature).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, /,
    )
})

test('a store that refuses is a fault, and so is a bucket that is not there', async () => {
  refusal = 403
  await expect(store.get('a')).rejects.toThrow('the file store answered 403')
  await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('the file store answered 403')
  refusal = 404
  await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('no such bucket')
})
