import type { Access } from '@salvia/contract/words/access'
import type { TestApi } from './api.ts'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer } from './people.ts'

export const callerKinds = [
  'none',
  'client',
  'newcomer',
  'approved practitioner',
  'admin:base',
  'admin:accounting',
  'admin:all',
] as const
export type CallerKind = (typeof callerKinds)[number]

/** Who gets past the access check; docs/specification.md, section 6 and the words of the call table. */
export const passes: Record<Access, CallerKind[]> = {
  public: [...callerKinds],
  cart: [...callerKinds],
  app: [...callerKinds],
  user: callerKinds.filter((kind) => kind !== 'none'),
  owner: callerKinds.filter((kind) => kind !== 'none'),
  practitioner: ['newcomer', 'approved practitioner', 'admin:base', 'admin:accounting', 'admin:all'],
  approved: ['approved practitioner', 'admin:base', 'admin:accounting', 'admin:all'],
  admin: ['admin:base', 'admin:accounting', 'admin:all'],
  accounting: ['admin:accounting', 'admin:all'],
}

export type Headers = Record<string, string>

/** One caller of each kind that the permission matrix knows. */
export async function makeCallers(api: TestApi): Promise<Record<CallerKind, Headers>> {
  return {
    none: {},
    client: (await makeClient(api)).headers,
    newcomer: (await makeNewcomer(api)).headers,
    'approved practitioner': (await makeApprovedPractitioner(api)).headers,
    'admin:base': (await makeAdmin(api, ['admin:base'])).headers,
    'admin:accounting': (await makeAdmin(api, ['admin:base', 'admin:accounting'])).headers,
    'admin:all': (await makeAdmin(api)).headers,
  }
}
