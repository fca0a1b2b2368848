import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { currentToken, keepAccessToken, refreshSession } from '#app/api/session.ts'
import { forgetBalanceUsed } from '#app/features/checkout/payment/balance-used.ts'
import { tokenClaims } from '#app/features/identity/token-claims.ts'
import { tabStorage } from '#app/lib/browser-storage.ts'
import { removeCookie } from '#app/visit/cookies.ts'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'

async function isVerified(): Promise<boolean> {
  if (currentToken() === undefined) await refreshSession().catch(() => false)
  const token = currentToken()
  return token === undefined || tokenClaims(token).isEmailVerified
}

const UNAUTHENTICATED = 401

/** Without a session there is nothing to end. */
function passOver(error: unknown) {
  if (!(error instanceof ApiError && error.status === UNAUTHENTICATED)) throw error
}

/**
 * Ends the session here and in other tabs (docs/specification.md, section 4). Clears cart and plan too, unless the
 * account's e-mail is unverified: those still belong to the visitor. Throws, clearing nothing, if the session could not
 * be ended.
 */
export async function signOut(api: Api): Promise<void> {
  const forgetsCart = await isVerified()
  await api('POST /auth/signout', {}).catch(passOver)
  keepAccessToken(undefined)
  // Per-tab data of the user: last page, form drafts.
  tabStorage.forgetAll()
  // Imported lazily: every page includes sign-out.
  const { forgetSeen } = await import('#app/features/catalogue/seen-store.ts')
  forgetSeen()
  const { forgetMessenger } = await import('#app/features/chat/forget-messenger.ts')
  forgetMessenger()
  forgetBalanceUsed()
  removeCookie('consent')
  if (forgetsCart) for (const name of ['cart', 'plan'] as const) removeCookie(name)
  notifyOtherTabs({ kind: 'signed-out' })
}
