import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, languages } from '@salvia/contract/words/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'
import { notFound } from '#kernel/domain-error'
import { MOST_PIXELS } from '#kernel/uploads/read-picture'
import type { App } from '../../../app-type.ts'
import { findPackLabel } from '../data/pack-shot-queries.ts'
import { drawPackShot } from '../pack-shot/draw-pack-shot.ts'
import { keepPictures } from '../pack-shot/kept-pictures.ts'
import { packShotOf } from '../pack-shot/pack-shot-of.ts'
import { drawSocialPicture, SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPages } from './draw-social-picture.ts'
import { catalogueImageKey, catalogueImageToken } from './image-address.ts'
import { keptOriginals } from './kept-originals.ts'
import { DrawnQuery, PictureQuery, pictureContentTypes, toPicture, type Wanted } from './picture-query.ts'

const DRAWN_WIDTH = 120
const DRAWN_DPI = 72
const KEPT_BYTES = 32 * 1024 * 1024
const CHANGING = 'public, max-age=86400, stale-while-revalidate=604800'
const FOREVER = 'public, max-age=31536000, immutable'

/** One size and a format that every network reads. */
const socialSize: Wanted = {
  width: SOCIAL_WIDTH,
  height: SOCIAL_HEIGHT,
  quality: 80,
  background: 'transparent',
  format: 'png',
}

type Answer = {
  req: FastifyRequest
  reply: FastifyReply
  /** What the picture depends on beside the query. */
  origin: unknown
  wanted: Wanted
  cacheControl: string
  make: () => Promise<Buffer>
}

/** Answers pictures, the last ones from memory, with a tag by which a browser need not load one again. */
function pictureAnswers() {
  const pictures = keepPictures(KEPT_BYTES)

  async function pictureOf(tag: string, make: Answer['make']): Promise<Buffer> {
    const known = pictures.find(tag)
    if (known) return known
    const made = await make()
    pictures.keep(tag, made)
    return made
  }

  return async ({ req, reply, origin, wanted, cacheControl, make }: Answer) => {
    const tag = createHash('sha1')
      .update(JSON.stringify([origin, wanted]))
      .digest('base64url')
    reply.header('etag', `"${tag}"`).header('cache-control', cacheControl)
    if (req.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send()
    const picture = await pictureOf(tag, make)
    return reply.type(pictureContentTypes[wanted.format]).send(picture)
  }
}

/** SVG is drawn at the size that is wanted, so that nothing is blurred by scaling. */
async function drawn(svg: string, wanted: Wanted): Promise<Buffer> {
  if (wanted.format === 'svg') return Buffer.from(svg)
  const source = sharp(Buffer.from(svg), { density: (DRAWN_DPI * wanted.width) / DRAWN_WIDTH })
  return toPicture(source, wanted, true)
}

/**
 * The pictures of the catalogue in the sizes, formats, qualities and backgrounds that are offered: drawn packs of
 * products without a photo at `/images/packshots/{productId}`, uploaded ones at `/images/catalogue/{token}`, the
 * drawn previews of pages at `/images/social/{page}`.
 */
export async function pictureRoutes(app: App) {
  const answer = pictureAnswers()
  const isKept = keptOriginals(app)

  app.route({
    method: 'GET',
    url: '/images/packshots/:productId',
    config: { access: 'public' },
    schema: { params: z.strictObject({ productId: z.uuid() }), querystring: DrawnQuery },
    handler: async (req, reply) => {
      const label = await findPackLabel(app.db, req.params.productId)
      if (!label) throw notFound('product')
      const origin = packShotOf(label)
      const make = () => drawn(drawPackShot(origin), req.query)
      return answer({ req, reply, origin, wanted: req.query, cacheControl: CHANGING, make })
    },
  })

  app.route({
    method: 'GET',
    url: '/images/social/:page',
    config: { access: 'public' },
    schema: {
      params: z.strictObject({ page: z.enum(socialPages) }),
      querystring: z.strictObject({ lang: z.enum(languages).default(DEFAULT_LANGUAGE) }),
    },
    handler: async (req, reply) => {
      const svg = drawSocialPicture(req.params.page, req.query.lang)
      const make = () => toPicture(sharp(Buffer.from(svg)), socialSize, true)
      return answer({ req, reply, origin: svg, wanted: socialSize, cacheControl: CHANGING, make })
    },
  })

  app.route({
    method: 'GET',
    url: '/images/catalogue/:token',
    config: { access: 'public', isFile: true },
    schema: {
      params: z.strictObject({ token: z.string().regex(catalogueImageToken) }),
      querystring: PictureQuery,
    },
    handler: async (req, reply) => {
      const { token } = req.params
      const key = catalogueImageKey(token)
      if (!(await isKept(key))) throw notFound('image')
      const make = async () => {
        const original = await app.services.files.get(key)
        if (!original) throw notFound('image')
        return toPicture(sharp(original, { limitInputPixels: MOST_PIXELS }), req.query, false)
      }
      return answer({ req, reply, origin: token, wanted: req.query, cacheControl: FOREVER, make })
    },
  })
}
