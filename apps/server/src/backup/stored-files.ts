import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Env } from '../env.ts'
import type { FileStore } from '../services/files/files.ts'
import { folderFiles } from '../services/files/folder-files.ts'
import { type S3Settings, s3Files } from '../services/files/s3-files.ts'

export type StoredFiles = Pick<FileStore, 'get' | 'put'> & { keys: () => Promise<string[]> }

/** A file still being written has a UUID suffix after its key. */
const isUnfinished = (key: string): boolean => /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)

/** No folder yet means no files; one that cannot be read throws, since a backup without its files would look whole. */
async function keysOfFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => !isUnfinished(key))
    .sort()
}

const textOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => String(text))

/** Lists all keys of a bucket, page by page (ListObjectsV2). */
async function keysOfBucket({ url, region, accessKeyId, secretAccessKey }: S3Settings): Promise<string[]> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const keys: string[] = []
  for (let token: string | undefined = ''; token !== undefined; ) {
    const asked = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' })
    if (token !== '') asked.set('continuation-token', token)
    const answer = await client.fetch(`${url}?${asked}`)
    if (!answer.ok) throw new Error(`the file store answered ${answer.status}`)
    const xml = await answer.text()
    keys.push(...textOf(xml, 'Key').map((key) => decodeURIComponent(key.replaceAll('+', ' '))))
    token = textOf(xml, 'NextContinuationToken')[0]
  }
  return keys.sort()
}

/** Where an installation stores its files, and their keys. */
export function storedFiles({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): StoredFiles {
  if (s3) return { ...s3Files(s3), keys: () => keysOfBucket(s3) }
  const folder = join(dataDir, 'files')
  return { ...folderFiles(folder), keys: () => keysOfFolder(folder) }
}
