import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk'
import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import { type FlagUser, hasFlag } from '@salvia/rules/people/feature-flags'
import type { Db } from '#db/database'
import { cachedFor } from '#kernel/cached-for'
import { listAllFlags } from './data/flag-queries.ts'

/** How long a process serves flags from its cache. */
const CACHED_MS = 5000

/** A user as OpenFeature evaluation context. */
export const contextOf = (user: FlagUser): EvaluationContext => ({
  targetingKey: user.userId,
  userKindId: user.userKindId,
  countryId: user.countryId,
  permissions: [...user.permissions],
})

const userOf = ({ targetingKey = '', ...rest }: EvaluationContext): FlagUser =>
  ({ userId: targetingKey, ...rest }) as unknown as FlagUser

export type TableProvider = Provider & {
  keys: () => Promise<string[]>
  /** Clears the cached table, after a write. */
  forget: () => void
}

/** OpenFeature provider on the flags table. Flags are boolean; a missing one is reported as not found. */
export function tableProvider(db: Db): TableProvider {
  const cached = cachedFor<Map<string, FeatureFlag>>(CACHED_MS)
  const readFlags = () =>
    cached.get(Date.now(), async () => new Map((await listAllFlags(db)).map((flag) => [flag.key, flag])))

  const noSuch = <T>(value: T, errorCode: ErrorCode): ResolutionDetails<T> => ({
    value,
    errorCode,
    reason: StandardResolutionReasons.ERROR,
  })
  const isNoBoolean = async <T>(_key: string, value: T) => noSuch(value, ErrorCode.TYPE_MISMATCH)

  return {
    runsOn: 'server',
    metadata: { name: 'feature-flags-table' },
    async resolveBooleanEvaluation(key, otherwise, context) {
      const flag = (await readFlags()).get(key)
      if (!flag) return noSuch(otherwise, ErrorCode.FLAG_NOT_FOUND)
      const rule = { ...flag, userIds: flag.accounts.map(({ id }) => id) }
      return { value: hasFlag(rule, userOf(context)), reason: StandardResolutionReasons.TARGETING_MATCH }
    },
    resolveStringEvaluation: isNoBoolean<string>,
    resolveNumberEvaluation: isNoBoolean<number>,
    resolveObjectEvaluation: isNoBoolean as <T extends JsonValue>(
      key: string,
      value: T,
    ) => Promise<ResolutionDetails<T>>,
    keys: async () => [...(await readFlags()).keys()],
    forget: cached.forget,
  }
}
