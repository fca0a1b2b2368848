import { adminCategories } from '@salvia/contract/catalogue/admin-categories'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { getAdminCategory, listAdminCategories } from './data/admin-category-queries.ts'
import { createCategory, saveCategory } from './use-cases/write-category.ts'

/** Category routes for admins. */
export async function categoryRoutes(app: App) {
  const { db, now } = app
  app.route({
    ...adminCategories.list,
    handler: async ({ query }) => {
      const { results, count } = await listAdminCategories(db, query)
      return toPage(results, count, query)
    },
  })
  app.route({
    ...adminCategories.create,
    handler: async (req, reply) => {
      const given = { ...req.body, actorId: signedIn(req).userId }
      return reply.code(201).send(await createCategory(db, given, now()))
    },
  })
  app.route({
    ...adminCategories.get,
    handler: async ({ params }, reply) => tagged(reply, await getAdminCategory(db, params.id)),
  })
  app.route({
    ...adminCategories.put,
    handler: async (req, reply) => {
      const saving = { categoryId: req.params.id, actorId: signedIn(req).userId, version: versionRead(req) }
      return tagged(reply, await saveCategory(db, saving, req.body, now()))
    },
  })
}
