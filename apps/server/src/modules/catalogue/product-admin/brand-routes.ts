import { adminBrands } from '@salvia/contract/catalogue/admin-brands'
import { recordAudit } from '#kernel/audit/record-audit'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { getAdminBrand, listAdminBrands } from './data/admin-brand-queries.ts'
import { changeBrand, createBrand } from './use-cases/write-brand.ts'
import { keepImage } from './use-cases/write-images.ts'

/** Brands as admins see and write them. */
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

  app.route({ ...adminBrands.get, handler: ({ params }) => getAdminBrand(db, params.id) })

  app.route({
    ...adminBrands.put,
    handler: async (req) => {
      const { id: brandId } = req.params
      await changeBrand(app, { brandId, actorId: signedIn(req).userId }, req.body, now())
      return getAdminBrand(db, brandId)
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
