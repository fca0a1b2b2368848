import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor.ts'

/** Who makes a request, once that is known; `actor` is null for somebody who is not signed in. */
export type KnownCaller = { actor: Actor | null }

const callers = new AsyncLocalStorage<KnownCaller>()

/** Makes requests in this process for a caller who has been looked up already. Nothing that comes over a socket gets here. */
export const asKnownCaller = <T>(caller: KnownCaller, make: () => T): T => callers.run(caller, make)

/** Undefined where the caller is to be looked up. */
export const knownCaller = (): KnownCaller | undefined => callers.getStore()
