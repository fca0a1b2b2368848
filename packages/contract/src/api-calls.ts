import type { z } from 'zod'
import type { contract } from './all-routes.ts'

/** `/cart/:id/bind` → `/cart/{id}/bind` */
type Braced<U extends string> = U extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${Braced<After>}`
  : U extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : U

type Module = (typeof contract)[keyof typeof contract]
/** Enough to tell routes from other exports. Held against `ApiRoute`, every schema would be compared in full. */
type Called = { method: string; url: string; schema: { response: object } }
type RouteOf<M> = M extends unknown ? Extract<M[keyof M], Called> : never
type AnyRoute = RouteOf<Module>

type ByCall = { [R in AnyRoute as `${R['method']} ${Braced<R['url']>}`]: R }

/** Every call by its literal, as `GET /cart/{id}`. */
export type ApiCall = keyof ByCall

type Part<S, K extends string, As extends string> =
  S extends Record<K, infer T extends z.ZodType> ? { [P in As]: z.input<T> } : unknown

/** Makes a part optional if none of its fields is required. */
type Optional<T> = {
  [P in keyof T as object extends T[P] ? never : P]: T[P]
} & { [P in keyof T as object extends T[P] ? P : never]?: T[P] }

/** A call's input: params, query, body and headers, if any. */
export type ApiInput<C extends ApiCall> = Part<ByCall[C]['schema'], 'params', 'params'> &
  Partial<Part<ByCall[C]['schema'], 'querystring', 'query'>> &
  Part<ByCall[C]['schema'], 'body', 'body'> &
  Optional<Part<ByCall[C]['schema'], 'headers', 'headers'>>

type Responses<R extends Called> = R['schema']['response']
type Succeeded<R extends Called> = Responses<R>[Extract<keyof Responses<R>, 200 | 201>]

type Empty<R extends Called> = Extract<keyof Responses<R>, 204 | 304> extends never ? never : null

/** A call's success response; null without a body. */
export type ApiAnswer<C extends ApiCall> = z.output<Succeeded<ByCall[C]>> | Empty<ByCall[C]>
