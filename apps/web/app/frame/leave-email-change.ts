import type { Api } from '#app/api/api.ts'
import { refreshSession } from '#app/api/session.ts'
import { cancelEmailChange } from '#app/features/identity/account/cancel-email-change.ts'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'

/** Clicking the logo on the pending e-mail change page cancels the change and reloads the session. */
export async function leaveEmailChange(api: Api): Promise<void> {
  await cancelEmailChange(api).catch(() => refreshSession().catch(() => false))
  notifyOtherTabs({ kind: 'changed' })
}
