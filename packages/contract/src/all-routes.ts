import * as contract from './contract.ts'
import type { ApiRoute } from './route.ts'

/** A namespace, not an object: its type is named by the compiler, which would spell out that of an object, and cannot. */
export { contract }

/**
 * Every call, flat: the matrices of tests read it.
 *
 * @matrix
 */
export const allRoutes: ApiRoute[] = Object.values(contract).flatMap((calls): ApiRoute[] =>
  Object.values(calls),
)
