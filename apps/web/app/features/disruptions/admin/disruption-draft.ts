import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import type { DisruptionReason } from '@salvia/contract/words/disruptions'
import { ifAllUnchanged } from '@salvia/contract/words/version-tag'
import type { Api } from '#app/api/api.ts'

/** A product that was chosen. */
export type Named = { id: string; name: string }

export type DisruptionDraft = {
  reason: DisruptionReason
  startsOn: string
  expectedUntil: string
  replacement: Named | null
  note: string
}

export const draftOf = ({
  reason,
  startsOn,
  expectedUntil,
  replacement,
  note,
}: Disruption): DisruptionDraft => ({
  ...{ reason, startsOn, note },
  expectedUntil: expectedUntil ?? '',
  replacement: replacement && { id: replacement.id, name: replacement.name },
})

export const bodyOf = ({ reason, startsOn, expectedUntil, replacement, note }: DisruptionDraft) => ({
  reason,
  startsOn,
  expectedUntil: expectedUntil || null,
  replacementProductId: replacement?.id ?? null,
  note,
})

/** Saves what a disruption says, as long as it is as it was read; resolves to it as it is now. */
export async function sendChange(api: Api, draft: DisruptionDraft, base: Disruption): Promise<Disruption> {
  const [saved = base] = await api('PATCH /admin/product-disruptions', {
    body: { ...ifAllUnchanged([base]), ...bodyOf(draft) },
  })
  return saved
}
