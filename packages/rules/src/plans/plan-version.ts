import { MINUTE_MS } from '@salvia/contract/durations'

/** How long after its beginning a version takes up further changes of its author. */
export const VERSION_MS = 30 * MINUTE_MS

type Begun = { authorId: string | null; begunAt: Date; seenAt: Date | null; restoredFrom: number | null }

/**
 * Whether a change belongs to the newest version (docs/domain.md, version of a plan): by the same author, within 30
 * minutes of its beginning, and before anybody else opened the plan, so that what a client saw stays as it was. A
 * restored version stays as it was restored.
 */
export const continuesVersion = (newest: Begun, authorId: string, now: Date): boolean =>
  newest.authorId === authorId &&
  newest.seenAt === null &&
  newest.restoredFrom === null &&
  now.getTime() - newest.begunAt.getTime() < VERSION_MS
