import { AwsClient } from 'aws4fetch'
import type { FileStore } from './files.ts'

export type S3Settings = {
  /** Path-style URL of the bucket, without trailing slash: `https://s3.example/bucket`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 30_000
const NOT_FOUND = 404

/** Files in an S3-compatible store, with its encryption at rest. */
export function s3Files({ url, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const addressOf = (key: string): string => `${url}/${key.split('/').map(encodeURIComponent).join('/')}`

  async function ask(key: string, init: RequestInit): Promise<Response> {
    const response = await client.fetch(addressOf(key), {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok && response.status !== NOT_FOUND)
      throw new Error(`the file store answered ${response.status}`)
    return response
  }

  return {
    kind: 's3',
    async put(key, bytes, contentType) {
      const headers = { 'content-type': contentType, 'x-amz-server-side-encryption': 'AES256' }
      const response = await ask(key, { method: 'PUT', headers, body: new Uint8Array(bytes) })
      if (!response.ok) throw new Error('the file store has no such bucket')
    },
    async get(key) {
      const response = await ask(key, { method: 'GET' })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
    has: async (key) => (await ask(key, { method: 'HEAD' })).ok,
    async remove(key) {
      await ask(key, { method: 'DELETE' })
    },
  }
}
