import { refreshSession } from '#app/api/session.ts'
import { cancelEmailChange } from '#app/features/identity/cancel-email-change.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** The logo on the page of a pending change of address cancels it, and the session is read afresh. */
export async function leaveEmailChange(): Promise<void> {
  await cancelEmailChange().catch(() => refreshSession().catch(() => false))
  tellOtherTabs({ kind: 'changed' })
}
