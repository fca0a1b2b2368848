import { z } from 'zod'
import type { S3Settings } from '../services/files/s3-files.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const fileVariables = {
  S3_URL: httpUrl.optional(),
  S3_REGION: words.default('auto'),
  S3_ACCESS_KEY_ID: words.optional(),
  S3_SECRET_ACCESS_KEY: words.optional(),
}
const Variables = z.object(fileVariables)
type Given = z.infer<typeof Variables>

/** Bucket and keys; without them files stay in the data folder. */
export function s3From(given: Given): S3Settings | undefined {
  const { S3_URL: url, S3_REGION: region } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!url || !accessKeyId || !secretAccessKey) return undefined
  return { url: withoutSlash(url), region, accessKeyId, secretAccessKey }
}

export const s3Faults = (given: Given): string[] =>
  given.S3_URL !== undefined && s3From(given) === undefined
    ? ['S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']
    : []
