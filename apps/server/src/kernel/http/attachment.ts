import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { nameOfType } from '../uploads/name-of-type.ts'

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Characters every browser accepts in the plain file name (RFC 6266). */
const plain = (name: string): string => name.replace(/[^\w .-]/g, '_')

/** Sends a private file as a download, never inline, so that no browser executes its content on our origin. */
export function sendAttachment(
  reply: FastifyReply,
  file: { name: string; contentType: string; bytes: Buffer | Readable },
): FastifyReply {
  const { contentType, bytes } = file
  const name = nameOfType(file.name, contentType)
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${percent(name)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes)
}
