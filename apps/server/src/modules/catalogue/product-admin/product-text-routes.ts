import { productParts } from '@salvia/contract/catalogue/product-parts'
import { languages } from '@salvia/contract/words/locale'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '#kernel/http/access'
import { versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { listAdminLinks } from './data/admin-link-queries.ts'
import { getAdminProduct } from './data/admin-record-queries.ts'
import { addLink, removeLink, setLinks } from './use-cases/write-links.ts'
import { changeLocalization, removeLocalization, saveLocalization } from './use-cases/write-localization.ts'

const writingOf = (req: FastifyRequest, productId: string) => ({
  productId,
  actorId: signedIn(req).userId,
  version: versionRead(req),
})

function localizationRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...productParts.postLocalization,
    handler: async (req, reply) => {
      const writing = { ...writingOf(req, req.params.productId), mustBeNew: true }
      await saveLocalization(db, writing, req.body, now())
      return reply.code(201).send(await getAdminProduct(db, req.params.productId))
    },
  })

  app.route({
    ...productParts.putLocalizations,
    handler: async (req) => {
      const writing = { ...writingOf(req, req.params.productId), mustBeNew: false }
      await saveLocalization(db, writing, req.body, now())
      return getAdminProduct(db, req.params.productId)
    },
  })

  app.route({
    ...productParts.putLocalization,
    handler: async (req) => {
      const { productId, id: localizationId } = req.params
      const writing = { ...writingOf(req, productId), localizationId }
      await changeLocalization(db, writing, req.body, now())
      return getAdminProduct(db, productId)
    },
  })

  app.route({
    ...productParts.deleteLocalization,
    handler: async (req) => {
      const { productId, id } = req.params
      const languageCode = languages.find((language) => language === id)
      const key = languageCode ? { languageCode } : { id }
      await removeLocalization(db, { productId, actorId: signedIn(req).userId, key }, now())
      return getAdminProduct(db, productId)
    },
  })
}

function linkRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...productParts.links,
    handler: async ({ params }) => (await getAdminProduct(db, params.id)).linkedProducts,
  })

  app.route({
    ...productParts.postLink,
    handler: async (req, reply) => {
      const { id: productId } = req.params
      await addLink(db, { productId, actorId: signedIn(req).userId }, req.body, now())
      return reply.code(201).send(await listAdminLinks(db, productId))
    },
  })

  app.route({
    ...productParts.putLinks,
    handler: async (req) => {
      const { id: productId } = req.params
      await setLinks(db, writingOf(req, productId), req.body.linkedProducts, now())
      return listAdminLinks(db, productId)
    },
  })

  app.route({
    ...productParts.deleteLink,
    handler: async (req) => {
      const { id: productId, linkedProductId } = req.params
      await removeLink(db, { productId, actorId: signedIn(req).userId }, linkedProductId, now())
      return listAdminLinks(db, productId)
    },
  })
}

/** Localizations and links of a product. */
export async function productTextRoutes(app: App) {
  localizationRoutes(app)
  linkRoutes(app)
}
