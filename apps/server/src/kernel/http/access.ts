import type { Access } from '@salvia/contract/words/access'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { isDatabaseAway } from '../db/database-away.ts'
import { forbidden, unauthenticated } from '../domain-error.ts'
import { type Actor, isAccounting, isAdmin, isApprovedPractitioner, isPractitioner } from './actor.ts'
import { knownCaller } from './known-caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    orderKey?: true
    addition?: true
    /** Same response for every caller, so no caller lookup: files. */
    isFile?: true
    /** Renders its own error state, so it is also served while the database is unavailable. */
    isPage?: true
  }
  interface FastifyRequest {
    /** Null when nobody is signed in. Calls that need a login read `signedIn(req)`. */
    actor: Actor | null
    /** False while the session database is unavailable: `actor` is then meaningless. */
    isActorKnown: boolean
  }
}

type Allows = (actor: Actor) => boolean

/** What each access level requires of a signed-in caller. Denies by default: a missing entry is a type error. */
const allows: Record<Exclude<Access, 'public' | 'cart' | 'app'>, Allows> = {
  user: () => true,
  owner: () => true,
  practitioner: (actor) => isPractitioner(actor) || isAdmin(actor),
  approved: (actor) => isApprovedPractitioner(actor) || isAdmin(actor),
  admin: isAdmin,
  accounting: isAccounting,
}

const hasOrderKey = (req: FastifyRequest): boolean =>
  req.routeOptions.config.orderKey === true && new URL(req.url, 'http://here').searchParams.has('key')

function check(req: FastifyRequest): void {
  const { access } = req.routeOptions.config
  // Access is undefined only for routes without a declaration: the framework's own 404.
  if (access === undefined || access === 'public' || access === 'cart' || access === 'app') return
  if (req.actor === null) {
    if (hasOrderKey(req)) return
    throw unauthenticated()
  }
  if (!allows[access](req.actor)) throw forbidden()
}

function mustDeclare(route: RouteOptions): void {
  if (route.config?.access === undefined)
    throw new Error(`${String(route.method)} ${route.url} declares no access`)
}

type FindActor = (req: FastifyRequest) => Promise<Actor | null>

/** API reads by a page's loaders use the caller of the page request: one lookup for all. */
const callerOfPage = ({ method }: FastifyRequest) => (method === 'GET' ? knownCaller() : undefined)

async function lookUpActor(req: FastifyRequest, findActor: FindActor): Promise<void> {
  const { isFile, isPage } = req.routeOptions.config
  if (isFile) return
  try {
    const known = callerOfPage(req)
    req.actor = known ? known.actor : await findActor(req)
    req.isActorKnown = true
  } catch (error) {
    if (!isPage || !isDatabaseAway(error)) throw error
  }
}

/** Checks access before anything else of a request is read, and refuses to start with an undeclared route. */
export function guardAccess(app: FastifyInstance, findActor: FindActor) {
  app.decorateRequest('actor', null)
  app.decorateRequest('isActorKnown', false)
  app.addHook('onRoute', mustDeclare)
  app.addHook('onRequest', async (req) => {
    await lookUpActor(req, findActor)
    check(req)
  })
}

/** The signed-in caller of a route that requires login. */
export function signedIn(req: FastifyRequest): Actor {
  if (req.actor === null) throw unauthenticated()
  return req.actor
}

/** The caller of a shop-wide settings change. Throws forbidden for admins without full rights. */
export function fullAdmin(req: FastifyRequest): Actor {
  const actor = signedIn(req)
  if (!actor.permissions.includes('admin:all')) throw forbidden()
  return actor
}
