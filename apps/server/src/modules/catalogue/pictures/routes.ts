import { DEFAULT_LANGUAGE, languages } from '@salvia/contract/words/locale'
import { z } from 'zod'
import { notFound } from '#kernel/domain-error'
import { drawShown } from '#kernel/pictures/draw'
import type { App } from '../../../app-type.ts'
import { drawSocialPicture, SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPages } from './draw-social-picture.ts'
import { drawnPictures } from './drawn-pictures.ts'
import { catalogueImageKey, catalogueImageToken, imageSubject } from './image-address.ts'
import { cachedOriginals } from './originals-cache.ts'
import { drawPackShot } from './pack-shot/draw-pack-shot.ts'
import { packShotOf } from './pack-shot/pack-shot-of.ts'
import { findPackLabel } from './pack-shot-queries.ts'
import { DrawnQuery, outputOf, PictureQuery, type Wanted } from './picture-query.ts'
import { boundDrawn } from './use-cases/keep-drawn.ts'

const DRAWN_WIDTH = 120
const DRAWN_DPI = 72
const CHANGING = 'public, max-age=86400, stale-while-revalidate=604800'
const FOREVER = 'public, max-age=31536000, immutable'

/** A single size and a format that every social network supports. */
const socialSize = {
  width: SOCIAL_WIDTH,
  height: SOCIAL_HEIGHT,
  quality: 80,
  background: 'transparent',
  format: 'png',
} as const

/** SVG is rendered at the requested size, so that scaling blurs nothing. */
async function drawPack(svg: string, { format, ...wanted }: Wanted): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg)
  const density = (DRAWN_DPI * wanted.width) / DRAWN_WIDTH
  return drawShown({ source: svg, density }, outputOf({ ...wanted, format }, true))
}

/**
 * Catalogue pictures in the offered sizes, formats, qualities and backgrounds: rendered packs of products without a
 * photo at `/images/packshots/{productId}`, uploaded pictures at `/images/catalogue/{token}`, page previews at
 * `/images/social/{page}`.
 */
export async function pictureRoutes(app: App) {
  const { db, jobs, services } = app
  const answer = drawnPictures(app)
  const isKept = cachedOriginals(app)

  app.route({
    method: 'GET',
    url: '/images/packshots/:productId',
    config: { access: 'public', isFile: true },
    schema: { params: z.strictObject({ productId: z.uuid() }), querystring: DrawnQuery },
    handler: async (req, reply) => {
      const { productId } = req.params
      const label = await findPackLabel(db, productId)
      if (!label) throw notFound('product')
      const origin = packShotOf(label)
      const draw = () => drawPack(drawPackShot(origin), req.query)
      const subject = `packshots/${productId}`
      return answer({ req, reply, subject, origin, wanted: req.query, cacheControl: CHANGING, draw })
    },
  })

  app.route({
    method: 'GET',
    url: '/images/social/:page',
    config: { access: 'public', isFile: true },
    schema: {
      params: z.strictObject({ page: z.enum(socialPages) }),
      querystring: z.strictObject({ lang: z.enum(languages).default(DEFAULT_LANGUAGE) }),
    },
    handler: async (req, reply) => {
      const { page } = req.params
      const { lang } = req.query
      const svg = drawSocialPicture(page, lang)
      const draw = () => drawShown({ source: svg }, outputOf(socialSize, true))
      const subject = `social/${page}/${lang}`
      return answer({ req, reply, subject, origin: svg, wanted: socialSize, cacheControl: CHANGING, draw })
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
      const wanted = req.query
      const draw = async () => {
        const source = await services.files.get(key)
        if (!source) throw notFound('image')
        return drawShown({ source }, outputOf(wanted, false))
      }
      const subject = imageSubject(token)
      return answer({ req, reply, subject, origin: token, wanted, cacheControl: FOREVER, draw })
    },
  })

  jobs.on({ queue: 'catalogue.bound-drawn', cron: '19 * * * *', work: () => boundDrawn({ db, jobs }) })
}
