import { servedAt } from '@salvia/contract/route'

let accessToken: string | undefined
let refreshing: Promise<boolean> | undefined

const listeners = new Set<() => void>()

/** The access token is kept in memory only; the session is an HttpOnly cookie. */
export const keepAccessToken = (token: string | undefined) => {
  accessToken = token
  for (const tell of listeners) tell()
}

export const currentToken = (): string | undefined => accessToken

/** Subscribes to changes of the token; returns the unsubscribe function. */
export function onTokenChange(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const refusals = new Set<() => void>()

/** Subscribes to calls refused with 401 after a failed refresh; returns the unsubscribe function. */
export function onSessionRefused(tell: () => void): () => void {
  refusals.add(tell)
  return () => refusals.delete(tell)
}

export const announceSessionRefused = () => {
  for (const tell of refusals) tell()
}

/** Refreshes the access token, once for all waiting calls. False without a session. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= askForToken().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function askForToken(): Promise<boolean> {
  const response = await fetch(servedAt('/auth/session/refresh'), { method: 'POST' })
  const told: unknown = response.ok ? await response.json() : null
  const token = isGrant(told) ? told.accessToken : undefined
  keepAccessToken(token)
  return token !== undefined
}

const isGrant = (told: unknown): told is { accessToken: string } =>
  typeof told === 'object' && told !== null && 'accessToken' in told && typeof told.accessToken === 'string'

/** Cart and geolocation calls send no authentication of their own (docs/specification.md, section 6). */
const goesBare = (path: string) => /^\/(?:api\/(?:cart|geolocation)|auth)(?:[/?]|$)/.test(path)

/** Adds the bearer token to calls that need it. */
export function authorized(path: string, init: RequestInit): RequestInit {
  if (accessToken === undefined || goesBare(path)) return init
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${accessToken}`)
  return { ...init, headers }
}

/** Whether a 401 from this call should trigger a refresh. */
export const mayRefresh = (path: string) => !goesBare(path)
