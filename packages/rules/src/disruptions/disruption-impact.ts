import type { DisruptionImpactType, DisruptionUserFlag } from '@salvia/contract/words/shortages'

/** The impact that each flag makes by itself, the hardest first (docs/domain.md, Shortages and inquiries). */
export const impactOfFlags: readonly (readonly [DisruptionUserFlag, DisruptionImpactType])[] = [
  ['HasInOwnRecommendation', 'High'],
  ['OrderedBefore', 'Medium'],
  ['Subscribed', 'Low'],
]

/** How hard a disruption hits a person: as hard as the hardest of their flags. */
export const disruptionImpactOf = (flags: readonly DisruptionUserFlag[]): DisruptionImpactType =>
  impactOfFlags.find(([flag]) => flags.includes(flag))?.[1] ?? 'None'
