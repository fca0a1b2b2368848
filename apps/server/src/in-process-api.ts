import { BoundedMap } from '@salvia/contract/bounded-map'
import type { Answer, InProcessCall } from '@salvia/contract/page-visit'
import type { FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { type Cached, cachedFor } from './kernel/cached-for.ts'
import { asKnownCaller, type KnownCaller } from './kernel/http/known-caller.ts'
import { countryHeaders } from './modules/reference/index.ts'

/** The client's connection, and what its proxies say about the visitor. */
type Connection = { remoteAddress: string; headers: Record<string, string>; caller: KnownCaller | null }

type PageRequest = Pick<FastifyRequest, 'headers' | 'socket' | 'actor' | 'isActorKnown'>

const CACHED_MS = 60_000
/** More than there are: an address names one. */
const MOST_PATHS = 100

const saidByProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', ...countryHeaders]

/** The connection of a page's request; in-process API calls count as coming over it. */
export function connectionOf({ headers, socket, ...req }: PageRequest): Connection {
  const said = saidByProxies.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  const caller = req.isActorKnown ? { actor: req.actor } : null
  return { remoteAddress: socket.remoteAddress ?? '', headers: Object.fromEntries(said), caller }
}

/**
 * Reference data the API lets everyone cache for a minute; a page requests several such lists. Brands are excluded,
 * because admins expect to see a new one at once.
 */
const isCached = ({ path, method }: InProcessCall): boolean =>
  method === 'GET' && /^\/api\/reference-data\/(?!product-brands)[a-z-]+$/.test(path)

function toAnswer({ statusCode, payload }: { statusCode: number; payload: string }): Answer {
  let parsed: unknown
  return {
    status: statusCode,
    ok: statusCode >= 200 && statusCode < 300,
    statusText: '',
    json: async () => {
      parsed ??= JSON.parse(payload)
      return parsed
    },
  }
}

/** Loaders call the API in-process: same routes, same checks, no socket. */
export function inProcessApi(app: App) {
  const cached = new BoundedMap<Cached<Answer>>(MOST_PATHS)

  const ask = async (
    { path, method, headers: given, body }: InProcessCall,
    from: Connection,
  ): Promise<Answer> => {
    const { remoteAddress } = from
    const headers = { ...given, ...from.headers }
    const payload = body === undefined ? {} : { payload: body }
    // An injected request starts when it is awaited, so it must be awaited inside the caller's async context.
    const inject = async () =>
      await app.inject({ method: method as 'GET', url: path, headers, remoteAddress, ...payload })
    return toAnswer(await (from.caller ? asKnownCaller(from.caller, inject) : inject()))
  }

  return (call: InProcessCall, from: Connection): Promise<Answer> => {
    if (!isCached(call)) return ask(call, from)
    const known = cached.getOrMake(call.path, () => cachedFor(CACHED_MS))
    return known.get(performance.now(), async () => {
      const answer = await ask(call, from)
      if (!answer.ok) known.forget()
      return answer
    })
  }
}
