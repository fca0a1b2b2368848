import { adminFiles } from '@salvia/contract/catalogue/admin-brands'
import { productParts } from '@salvia/contract/catalogue/product-parts'
import { z } from 'zod'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { sendAttachment } from '#kernel/http/attachment'
import { pictureTypes } from '#kernel/uploads/read-picture'
import { readUpload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import { getAdminProduct } from './data/admin-record-queries.ts'
import { findShownResource } from './data/resource-queries.ts'
import { changeBrand } from './use-cases/write-brand.ts'
import { addProductImage, keepImage, removeProductImage } from './use-cases/write-images.ts'
import { addProductResource, removeProductResource } from './use-cases/write-resources.ts'

const resourceTypes = ['application/pdf', ...pictureTypes]

function productRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...productParts.postImage,
    handler: async (req, reply) => {
      const { productId } = req.params
      const upload = await readUpload(req, pictureTypes)
      await addProductImage(app, { productId, actorId: signedIn(req).userId, upload }, now())
      return reply.code(201).send(await getAdminProduct(db, productId))
    },
  })

  app.route({
    ...productParts.deleteImage,
    handler: async (req) => {
      const { productId, id: imageId } = req.params
      await removeProductImage(app, { productId, actorId: signedIn(req).userId, imageId }, now())
      return getAdminProduct(db, productId)
    },
  })

  app.route({
    ...productParts.deleteResource,
    handler: async (req) => {
      const { productId, id: resourceId } = req.params
      await removeProductResource(app, { productId, actorId: signedIn(req).userId, resourceId }, now())
      return getAdminProduct(db, productId)
    },
  })
}

/** Pictures and resources of any record that has them, and the downloads offered to visitors. */
export async function productFileRoutes(app: App) {
  const { db, now } = app
  productRoutes(app)

  app.route({
    ...adminFiles.image,
    handler: async (req, reply) => {
      const { entityType, entityId } = req.params
      const actorId = signedIn(req).userId
      const upload = await readUpload(req, pictureTypes)
      const imageUrl =
        entityType === 'Product'
          ? await addProductImage(app, { productId: entityId, actorId, upload }, now())
          : await keepImage(app, upload, (url) =>
              changeBrand(app, { brandId: entityId, actorId }, { imageUrl: url }, now()),
            )
      return reply.code(201).send({ imageUrl })
    },
  })

  app.route({
    ...adminFiles.resource,
    handler: async (req, reply) => {
      const { entityId: productId } = req.params
      const upload = await readUpload(req, resourceTypes)
      const added = await addProductResource(app, { productId, actorId: signedIn(req).userId, upload }, now())
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'GET',
    url: '/files/resources/:id',
    config: { access: 'public', isFile: true },
    schema: { params: z.strictObject({ id: z.uuid() }) },
    handler: async (req, reply) => {
      const resource = await findShownResource(db, req.params.id)
      const bytes = resource?.fileKey ? await app.services.files.get(resource.fileKey) : null
      if (!resource?.contentType || !bytes) throw notFound('resource')
      return sendAttachment(reply, { name: resource.name, contentType: resource.contentType, bytes })
    },
  })
}
