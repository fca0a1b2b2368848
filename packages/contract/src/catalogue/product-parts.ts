import { z } from 'zod'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { MaybeIfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, LanguageCode } from '../wire.ts'
import { AdminLink, LinkInput, LocalizationChange, LocalizationInput } from './admin-product-parts.ts'
import { AdminProduct } from './admin-products.ts'

const ofProduct = z.strictObject({ productId: Id })
const partOf = ofProduct.extend({ id: Id })
const answer = { 200: AdminProduct }
const config = { access: 'admin' } as const

/** Localizations, linked products, images and resources. Each write returns the whole product. */
export const productParts = {
  postLocalization: route({
    method: 'POST',
    url: '/admin/products/:productId/productlocalizations',
    config,
    schema: {
      summary: 'Adds the texts of a language. A language that is there already is a 409.',
      params: ofProduct,
      headers: MaybeIfMatch,
      body: LocalizationInput,
      response: { 201: AdminProduct },
    },
  }),
  putLocalizations: route({
    method: 'PUT',
    url: '/admin/products/:productId/productlocalizations',
    config,
    schema: {
      summary: `Sets the texts of a language, whether they are there or not. The version is that of the product. ${versionRule}`,
      params: ofProduct,
      headers: MaybeIfMatch,
      body: LocalizationInput,
      response: answer,
    },
  }),
  putLocalization: route({
    method: 'PUT',
    url: '/admin/products/:productId/productlocalizations/:id',
    config,
    schema: {
      summary: `Changes the given texts of a localization. The version is that of the product. ${versionRule}`,
      params: partOf,
      headers: MaybeIfMatch,
      body: LocalizationChange,
      response: answer,
    },
  }),
  deleteLocalization: route({
    method: 'DELETE',
    url: '/admin/products/:productId/productlocalizations/:id',
    config,
    schema: {
      summary: 'Removes a localization, by its id or by its language',
      params: ofProduct.extend({ id: z.union([Id, LanguageCode]) }),
      response: answer,
    },
  }),
  links: route({
    method: 'GET',
    url: '/admin/products/:id/linked-products',
    config,
    schema: {
      summary: 'What a product leads to, in its order',
      params: IdParams,
      response: { 200: z.array(AdminLink) },
    },
  }),
  postLink: route({
    method: 'POST',
    url: '/admin/products/:id/linked-products',
    config,
    schema: {
      summary: 'Links a product; variants are linked in both directions',
      params: IdParams,
      body: LinkInput,
      response: { 201: z.array(AdminLink) },
    },
  }),
  putLinks: route({
    method: 'PUT',
    url: '/admin/products/:id/linked-products',
    config,
    schema: {
      summary: `Sets all links in their order; links that are left out go. The version is that of the product. ${versionRule}`,
      params: IdParams,
      headers: MaybeIfMatch,
      body: z.strictObject({ linkedProducts: z.array(LinkInput).max(60) }),
      response: { 200: z.array(AdminLink) },
    },
  }),
  deleteLink: route({
    method: 'DELETE',
    url: '/admin/products/:id/linked-products/:linkedProductId',
    config,
    schema: {
      summary: 'Removes a link; of a variant the other direction too',
      params: IdParams.extend({ linkedProductId: Id }),
      response: { 200: z.array(AdminLink) },
    },
  }),
  postImage: route({
    method: 'POST',
    url: '/admin/products/:productId/productimages',
    config,
    schema: {
      summary: 'Adds a picture, as the part `File`, after the others',
      ...upload,
      params: ofProduct,
      response: { 201: AdminProduct },
    },
  }),
  deleteImage: route({
    method: 'DELETE',
    url: '/admin/products/:productId/productImages/:id',
    config,
    schema: { summary: 'Removes a picture', params: partOf, response: answer },
  }),
  deleteResource: route({
    method: 'DELETE',
    url: '/admin/products/:productId/productResources/:id',
    config,
    schema: { summary: 'Removes a resource', params: partOf, response: answer },
  }),
}
