import { type Client, OpenFeature } from '@openfeature/server-sdk'
import type { FlagUser } from '@salvia/rules/people/feature-flags'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { contextOf, type TableProvider, tableProvider } from './table-provider.ts'

type Evaluator = { client: Client; provider: TableProvider }

const evaluators = new WeakMap<Db, Evaluator>()

/** OpenFeature identifies providers by domain: each database has its own. */
function evaluatorOf(db: Db): Evaluator {
  const known = evaluators.get(db)
  if (known) return known
  const domain = newId()
  const provider = tableProvider(db)
  OpenFeature.setProvider(domain, provider)
  const made = { client: OpenFeature.getClient(domain), provider }
  evaluators.set(db, made)
  return made
}

/** Whether a user has a feature; nobody has one that does not exist. */
export const isFlagOn = (db: Db, key: string, user: FlagUser): Promise<boolean> =>
  evaluatorOf(db).client.getBooleanValue(key, false, contextOf(user))

/** Keys of the features a user has. */
export async function listFlagsOf(db: Db, user: FlagUser): Promise<string[]> {
  const keys = await evaluatorOf(db).provider.keys()
  const had = await Promise.all(keys.map((key) => isFlagOn(db, key, user)))
  return keys.filter((_, at) => had[at])
}

/** A write takes effect at once in this process, in others within seconds. */
export const forgetFlags = (db: Db): void => evaluatorOf(db).provider.forget()
