import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitByAddress } from '#kernel/http/limit-by-address'
import type { App } from '../../../app-type.ts'
import { drawnKey } from './image-address.ts'
import { cachePictures } from './pack-shot/picture-cache.ts'
import { pictureContentTypes, type Wanted } from './picture-query.ts'
import { keepDrawn } from './use-cases/keep-drawn.ts'

const KEPT_BYTES = 32 * 1024 * 1024
/** How many not yet rendered pictures one address may request per minute. */
const UNDRAWN = { max: 240, timeWindow: '1 minute' }

type Answer = {
  req: FastifyRequest
  reply: FastifyReply
  /** What it is a picture of, such as `packshots/0198…`. */
  subject: string
  /** What the picture depends on besides the query. */
  origin: unknown
  wanted: Wanted
  cacheControl: string
  draw: () => Promise<Buffer>
}

const digest = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url')

/**
 * Serves pictures, each rendered once: recent ones from memory, the rest from the file store, which all processes
 * share. Browsers can cache and revalidate them. Throws too-many for an address that causes more renderings than a
 * person would look at, unavailable if too many are waiting.
 */
export function drawnPictures(app: App) {
  const { db, jobs, services, now, log } = app
  const pictures = cachePictures(KEPT_BYTES)
  const underWay = new Map<string, Promise<Buffer>>()
  const consumeLimit = limitByAddress(app, UNDRAWN)

  /** If the file store is unavailable the picture is rendered again instead of failing. */
  async function unlessAway<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      log.warn({ err: error }, 'drawn_pictures_store')
      return null
    }
  }

  async function drawAndKeep(tag: string, { subject, origin, wanted, draw }: Answer): Promise<Buffer> {
    const picture = await draw()
    const type = pictureContentTypes[wanted.format]
    const drawn = { tag, subject, version: digest(origin), picture, type }
    await unlessAway(keepDrawn({ db, jobs, services }, drawn, now()))
    pictures.keep(tag, picture)
    return picture
  }

  /** Concurrent requests for a picture being rendered share the result. */
  function drawOnce(tag: string, answer: Answer): Promise<Buffer> {
    const known = underWay.get(tag)
    if (known) return known
    const drawing = drawAndKeep(tag, answer).finally(() => underWay.delete(tag))
    underWay.set(tag, drawing)
    return drawing
  }

  async function find(tag: string, answer: Answer): Promise<Buffer> {
    // An SVG is plain text, generated faster than it is read.
    if (answer.wanted.format === 'svg') return answer.draw()
    const kept = await unlessAway(services.files.get(drawnKey(tag)))
    if (kept === null) {
      await consumeLimit(answer.req)
      return pictures.find(tag) ?? drawOnce(tag, answer)
    }
    pictures.keep(tag, kept)
    return kept
  }

  return async (answer: Answer) => {
    const { req, reply, subject, origin, wanted, cacheControl } = answer
    const tag = digest([subject, origin, wanted])
    const isKnown = req.headers['if-none-match'] === `"${tag}"`
    const picture = isKnown ? null : (pictures.find(tag) ?? (await find(tag, answer)))
    // Only set once there is a picture: an error must not be cached for a day.
    reply.header('etag', `"${tag}"`).header('cache-control', cacheControl)
    if (picture === null) return reply.code(304).send()
    return reply.type(pictureContentTypes[wanted.format]).send(picture)
  }
}
