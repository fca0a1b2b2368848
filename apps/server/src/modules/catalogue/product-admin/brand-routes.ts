import { adminBrands } from '@salvia/contract/catalogue/admin-brands'
import { recordAudit } from '#kernel/audit/record-audit'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { getAdminBrand, listAdminBrands } from './data/admin-brand-queries.ts'
import { changeBrand, createBrand } from './use-cases/write-brand.ts'
import { keepImage } from './use-cases/write-images.ts'

/** Brand routes for admins. */
export async function brandRoutes(app: App) {
  const { db, now } = app

  app.route({
    ...adminBrands.list,
    handler: async ({ query }) => {
      const { results, count } = await listAdminBrands(db, query)
      return toPage(results, count, query)
    },
  })

  app.route({
    ...adminBrands.create,
    handler: async (req, reply) => {
      const brandId = await createBrand(db, { input: req.body, actorId: signedIn(req).userId }, now())
      return reply.code(201).send(await getAdminBrand(db, brandId))
    },
  })

  app.route({
    ...adminBrands.get,
    handler: async ({ params }, reply) => tagged(reply, await getAdminBrand(db, params.id)),
  })

  app.route({
    ...adminBrands.put,
    handler: async (req, reply) => {
      const { id: brandId } = req.params
      const writing = { brandId, actorId: signedIn(req).userId, version: versionRead(req) }
      await changeBrand(app, writing, req.body, now())
      return tagged(reply, await getAdminBrand(db, brandId))
    },
  })

  app.route({
    ...adminBrands.image,
    handler: async (req, reply) => {
      const upload = await readUpload(req, pictureTypes)
      const entry = {
        event: 'ImageKept',
        actorId: signedIn(req).userId,
        subject: { type: 'Brand', id: null },
      }
      const imageUrl = await keepImage(app, upload, () => recordAudit(db, entry, now()))
      return reply.code(201).send({ imageUrl })
    },
  })
}
