import { versionTag } from '@salvia/contract/words/version-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The version that the caller has read, by `If-Match`; undefined when its write counts whatever others wrote. */
export function versionRead({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const digits = headers['if-match']?.match(/\d+/)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Answers a record under its version. */
export function tagged<R extends { version: number }>(reply: FastifyReply, record: R): R {
  reply.header('etag', versionTag(record.version))
  return record
}
