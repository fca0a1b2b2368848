import { hash } from 'node:crypto'
import { z } from 'zod'
import { Busy, DomainError, notFound } from '#kernel/domain-error'
import { drawShown } from '#kernel/pictures/draw'
import type { App } from '../../app-type.ts'
import { PictureRefusal } from '../../services/content/content-pictures.ts'
import { drawnPictures, outputOf, PictureQuery } from '../catalogue/index.ts'
import { addressOfPicture, CONTENT_PICTURES } from './shown-pictures.ts'

const RETRY_SECONDS = 30
/** A picture of another address is another picture: the service's own answer is not asked for again. */
const FOREVER = 'public, max-age=31536000, immutable'

type Wanted = z.infer<typeof PictureQuery>

/**
 * Pictures of the content service at the addresses that its entries were given, in the sizes of catalogue pictures:
 * read once, drawn in a process of their own, and kept while the service is away.
 */
export async function contentPictureRoutes(app: App) {
  const { services, config, log } = app
  const answer = drawnPictures(app)

  async function read(address: string): Promise<Uint8Array> {
    try {
      return await services.content.pictures.read(address)
    } catch (error) {
      log.warn({ err: error, address }, 'content_picture_not_read')
      throw error instanceof PictureRefusal ? notFound('image') : new Busy(RETRY_SECONDS)
    }
  }

  async function draw(address: string, wanted: Wanted): Promise<Buffer> {
    const source = await read(address)
    try {
      return await drawShown({ source, isTurnedUpright: true }, outputOf(wanted, false))
    } catch (error) {
      if (error instanceof DomainError) throw error
      services.content.pictures.refuse(address, 'cannot be read, or has too many pixels')
      throw notFound('image')
    }
  }

  app.route({
    method: 'GET',
    url: `${CONTENT_PICTURES}*`,
    config: { access: 'public', isFile: true },
    schema: { params: z.strictObject({ '*': z.string() }), querystring: PictureQuery },
    handler: async (req, reply) => {
      const address = addressOfPicture(config.secrets.token, req.params['*'])
      if (address === null) throw notFound('image')
      const wanted = req.query
      const subject = `content/${hash('sha256', address, 'base64url')}`
      return answer({
        ...{ req, reply, subject, origin: address, wanted, cacheControl: FOREVER },
        draw: () => draw(address, wanted),
      })
    },
  })
}
