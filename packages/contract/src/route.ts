import type { z } from 'zod'
import type { Access } from './words/access.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call in Fastify's route shape. `/auth/…` is served at the root, everything else below `/api`. `addition` marks
 * calls that the specification does not name.
 */
export type ApiRoute = {
  method: HttpMethod
  url: `/${string}`
  config: { access: Access; addition?: true; orderKey?: true }
  schema: {
    summary: string
    /** Media types of the body, where it is not JSON. */
    consumes?: string[]
    params?: z.ZodType
    querystring?: z.ZodType
    headers?: z.ZodType
    body?: z.ZodType
    response: Record<number, z.ZodType>
  }
}

export const route = <const R extends ApiRoute>(r: R): R => r

/** Where a call is served: `/auth/…` at the root, everything else below `/api`. */
export const servedAt = (url: string): string => (url.startsWith('/auth/') ? url : `/api${url}`)
