import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { findPackLabel } from '../data/pack-shot-queries.ts'
import { drawPackShot } from './draw-pack-shot.ts'
import { keepPictures } from './kept-pictures.ts'
import { packShotOf } from './pack-shot-of.ts'

/** The widths that pictures are made in, and no others, so that nobody can fill a cache with every size there is. */
const pictureWidths = [44, 64, 88, 96, 128, 176, 192, 320, 480, 640, 960] as const

const DRAWN_WIDTH = 120
const DRAWN_DPI = 72
const QUALITY = 80
const KEPT_BYTES = 32 * 1024 * 1024
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

const Params = z.strictObject({ productId: z.uuid() })
const Query = z.strictObject({
  width: z.coerce
    .number()
    .pipe(z.literal([...pictureWidths]))
    .default(320),
  format: z.enum(['webp', 'avif', 'svg']).default('webp'),
})
type Wanted = z.infer<typeof Query>

/** SVG is drawn at the size that is wanted, so that nothing is blurred by scaling. */
async function toPicture(svg: string, { width, format }: Wanted): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg)
  const drawn = sharp(Buffer.from(svg), { density: (DRAWN_DPI * width) / DRAWN_WIDTH }).resize({ width })
  return (format === 'avif' ? drawn.avif({ quality: 60 }) : drawn.webp({ quality: QUALITY })).toBuffer()
}

const types = { webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml; charset=utf-8' }

function send(reply: FastifyReply, picture: Buffer, { format }: Wanted) {
  return reply.type(types[format]).header('cache-control', CACHE).send(picture)
}

/** Drawn packs of products that have no photo, at `/images/packshots/{productId}`. */
export async function packShotRoutes(app: App) {
  const pictures = keepPictures(KEPT_BYTES)

  app.route({
    method: 'GET',
    url: '/images/packshots/:productId',
    config: { access: 'public' },
    schema: { params: Params, querystring: Query },
    handler: async (req, reply) => {
      const label = await findPackLabel(app.db, req.params.productId)
      if (!label) throw notFound('product')
      const shot = packShotOf(label)
      const tag = createHash('sha1')
        .update(JSON.stringify([shot, req.query]))
        .digest('base64url')
      reply.header('etag', `"${tag}"`)
      if (req.headers['if-none-match'] === `"${tag}"`)
        return reply.code(304).header('cache-control', CACHE).send()
      const known = pictures.find(tag)
      if (known) return send(reply, known, req.query)
      const picture = await toPicture(drawPackShot(shot), req.query)
      pictures.keep(tag, picture)
      return send(reply, picture, req.query)
    },
  })
}
