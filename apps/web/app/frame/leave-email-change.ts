import type { Api } from '#app/api/api.ts'
import { refreshSession } from '#app/api/session.ts'
import { cancelEmailChange } from '#app/features/identity/cancel-email-change.ts'
import { tellOtherTabs } from '#app/visit/other-tabs.ts'

/** The logo on the page of a pending change of address cancels it, and the session is read again. */
export async function leaveEmailChange(api: Api): Promise<void> {
  await cancelEmailChange(api).catch(() => refreshSession().catch(() => false))
  tellOtherTabs({ kind: 'changed' })
}
