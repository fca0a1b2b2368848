import type { PlanDifference } from '@salvia/contract/plans/plan-versions'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { type PlanRead, saidSinceShown } from './client/changes-since-shown.ts'

export type Copied = {
  isTemplate?: boolean
  /** What opened a plan of somebody else. */
  shareCode?: string
}

/** What a plan says otherwise by now than it was shown; null changes once it is gone: nothing was copied. */
export type NotCopied = { id: null; changes: PlanDifference | null }

type Copying = {
  planId: string
  copied: Copied
  /** The plan as it was shown when the button was pressed. */
  shown: PlanRead
  /** The plan as it is now, which its page shows from then on. */
  readNow: () => Promise<PlanRead>
}

async function changesOf({ shown, readNow }: Copying): Promise<NotCopied | null> {
  try {
    const changes = saidSinceShown(shown, await readNow())
    return changes && { id: null, changes }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id: null, changes: null }
    throw error
  }
}

/** Copies a plan as long as it says what was shown; else nothing is sent. */
export async function copyAsShown(api: Api, copying: Copying): Promise<{ id: string } | NotCopied> {
  const { planId, copied } = copying
  const notCopied = await changesOf(copying)
  return notCopied ?? api('POST /recommendations/{id}/copy', { params: { id: planId }, body: copied })
}
