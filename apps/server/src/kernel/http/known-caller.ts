import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor.ts'

/** The caller of a request, once known; `actor` is null if not signed in. */
export type KnownCaller = { actor: Actor | null }

const callers = new AsyncLocalStorage<KnownCaller>()

/** Makes in-process requests for an already identified caller. Not reachable over a socket. */
export const asKnownCaller = <T>(caller: KnownCaller, make: () => T): T => callers.run(caller, make)

/** Undefined if the caller still has to be looked up. */
export const knownCaller = (): KnownCaller | undefined => callers.getStore()
