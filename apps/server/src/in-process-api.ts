import type { Answer, InProcessCall } from '@salvia/contract/page-visit'
import type { FastifyRequest } from 'fastify'
import type { App } from './app-type.ts'
import { asKnownCaller, type KnownCaller } from './kernel/http/known-caller.ts'
import { countryHeaders } from './modules/reference/index.ts'

/** The client's connection, and what its proxies say about the visitor. */
type Connection = { remoteAddress: string; headers: Record<string, string>; caller: KnownCaller | null }

type PageRequest = Pick<FastifyRequest, 'headers' | 'socket' | 'actor' | 'isActorKnown'>

const KEPT_MS = 60_000

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
const isKept = ({ path, method }: InProcessCall): boolean =>
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
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()

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
    if (!isKept(call)) return ask(call, from)
    const now = performance.now()
    const known = kept.get(call.path)
    if (known && known.until > now) return known.answer
    const answer = ask(call, from)
    kept.set(call.path, { answer, until: now + KEPT_MS })
    const forget = () => kept.delete(call.path)
    answer.then(({ ok }) => ok || forget(), forget)
    return answer
  }
}
