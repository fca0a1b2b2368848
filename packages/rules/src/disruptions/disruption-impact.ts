import type { DisruptionImpactType, DisruptionUserFlag } from '@salvia/contract/words/shortages'

/**
 * The impact that each flag makes by itself, the hardest first: a disruption hits a person as hard as the hardest of their
 * flags, and without one not (docs/domain.md, Shortages and inquiries).
 */
export const impactOfFlags: readonly (readonly [DisruptionUserFlag, DisruptionImpactType])[] = [
  ['HasInOwnRecommendation', 'High'],
  ['OrderedBefore', 'Medium'],
  ['Subscribed', 'Low'],
]
