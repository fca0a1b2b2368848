import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Line } from '../wire.ts'
import { categoryLengths } from '../words/lengths.ts'

const config = { access: 'admin', addition: true } as const

/** A name in every language of the shop. */
const Names = z.strictObject({
  en: Line(categoryLengths.name).min(1),
  de: Line(categoryLengths.name).min(1),
  nl: Line(categoryLengths.name).min(1),
  fr: Line(categoryLengths.name).min(1),
})

export const AdminCategory = z.object({
  id: z.string(),
  version: z.int(),
  names: Names,
  position: z.int(),
  productCount: z.int(),
})
export type AdminCategory = z.infer<typeof AdminCategory>

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) })

export const adminCategories = {
  list: route({
    method: 'GET',
    url: '/admin/product-categories',
    config,
    schema: {
      summary: 'Categories of products, in the order of the shop',
      querystring: z.strictObject({ ...pageQuery(), name: Line(categoryLengths.name).optional() }),
      response: { 200: pageOf(AdminCategory) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/product-categories',
    config,
    schema: {
      summary: 'Makes a category, the last of its order',
      body: z.strictObject({ names: Names }),
      response: { 201: AdminCategory },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/product-categories/:id',
    config,
    schema: { summary: 'A category', params, response: { 200: AdminCategory } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/product-categories/:id',
    config,
    schema: {
      summary: `Renames a category or moves it in the order; a release changes it no more. ${versionRule}`,
      params,
      headers: IfMatch,
      body: z.strictObject({
        names: Names.optional(),
        position: z.int().min(0).max(10_000).optional(),
      }),
      response: { 200: AdminCategory },
    },
  }),
}
