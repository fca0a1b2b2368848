import { z } from 'zod'
import type { App } from '../../../app-type.ts'
import { openMarkHashOf, recordOpened } from './use-cases/record-opened.ts'

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The picture in invitations to clients who agreed that opening is noted; every mark is answered alike. */
export function openedRoutes(app: App): void {
  const { db, config, now } = app

  app.route({
    method: 'GET',
    url: '/images/mail/:mark',
    exposeHeadRoute: false,
    config: { access: 'public', isFile: true },
    schema: { params: z.strictObject({ mark: z.string().max(100) }) },
    handler: async (req, reply) => {
      await recordOpened(db, openMarkHashOf(config.secrets.token, req.params.mark), now())
      return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
    },
  })
}
