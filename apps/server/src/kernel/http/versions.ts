import { versionTag } from '@salvia/contract/words/version-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The version the caller has read, from `If-Match`; undefined if the write is unconditional. */
export function versionRead({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const digits = headers['if-match']?.match(/\d+/)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Responds with a record and its version as ETag. */
export function tagged<R extends { version: number }>(reply: FastifyReply, record: R): R {
  reply.header('etag', versionTag(record.version))
  return record
}
