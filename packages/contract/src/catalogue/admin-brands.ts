import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Flag, Id, IdParams, Instant, Line, Text } from '../wire.ts'
import { imageOwners, resourceOwners } from '../words/catalogue.ts'
import { brandLengths } from '../words/lengths.ts'

export const AdminBrand = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  description: z.string(),
  websiteUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  productCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type AdminBrand = z.infer<typeof AdminBrand>

const fields = {
  description: Text(brandLengths.description),
  /** A URL without a scheme gets a leading `//`. */
  websiteUrl: Line(brandLengths.websiteUrl).nullable(),
  /** The image returned by the upload. */
  imageUrl: Line(200).nullable(),
  isActive: z.boolean(),
}
const name = Line(brandLengths.name).min(1)

export const BrandInput = z.strictObject(fields).partial().extend({ name })
export type BrandInput = z.infer<typeof BrandInput>
export const BrandChange = BrandInput.partial()
export type BrandChange = z.infer<typeof BrandChange>

const config = { access: 'admin' } as const

export const adminBrands = {
  list: route({
    method: 'GET',
    url: '/admin/brands',
    config,
    schema: {
      summary: 'All brands',
      querystring: z.strictObject({
        ...pageQuery(),
        name: Line(brandLengths.name).optional(),
        isActive: Flag.optional(),
      }),
      response: { 200: pageOf(AdminBrand) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/brands',
    config: { ...config, addition: true },
    schema: { summary: 'Makes a brand', body: BrandInput, response: { 201: AdminBrand } },
  }),
  get: route({
    method: 'GET',
    url: '/admin/brands/:id',
    config,
    schema: { summary: 'A brand', params: IdParams, response: { 200: AdminBrand } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/brands/:id',
    config,
    schema: {
      summary: `Changes the given fields of a brand. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: BrandChange,
      response: { 200: AdminBrand },
    },
  }),
  image: route({
    method: 'POST',
    url: '/admin/brands/image',
    config,
    schema: {
      summary: 'Keeps a picture, as the part `File`, for the brand that is saved with its address',
      ...upload,
      response: { 201: z.object({ imageUrl: z.string() }) },
    },
  }),
}

const owned = { params: z.strictObject({ entityType: z.enum(imageOwners), entityId: Id }) }

/** Images and resources of any record that has them. */
export const adminFiles = {
  image: route({
    method: 'POST',
    url: '/admin/images/:entityType/:entityId',
    config,
    schema: {
      summary: 'Adds a picture, as the part `File`, to a product, or sets that of a brand',
      ...upload,
      ...owned,
      response: { 201: z.object({ imageUrl: z.string() }) },
    },
  }),
  resource: route({
    method: 'POST',
    url: '/admin/resources/:entityType/:entityId',
    config,
    schema: {
      summary: 'Adds a resource, as the part `File`, to a product',
      ...upload,
      params: z.strictObject({ entityType: z.enum(resourceOwners), entityId: Id }),
      response: { 201: z.object({ id: Id, name: z.string(), url: z.string() }) },
    },
  }),
}
