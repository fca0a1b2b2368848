import { browserApi } from '#app/api/browser-api.ts'
import { currentToken, keepAccessToken, refreshSession } from '#app/api/session.ts'
import { tokenClaims } from '#app/features/identity/token-claims.ts'
import { removeCookie } from './cookies.ts'
import { tellOtherTabs } from './other-tabs.ts'

async function isVerified(): Promise<boolean> {
  if (currentToken() === undefined) await refreshSession().catch(() => false)
  const token = currentToken()
  return token === undefined || tokenClaims(token).isEmailVerified
}

/**
 * Ends the session here and in the other tabs (specification section 4). Cart and plan are forgotten too, but an
 * account whose address is not verified yet leaves them for the visitor that it was a moment ago.
 */
export async function leave(): Promise<void> {
  const forgetsCart = await isVerified()
  await browserApi('POST /auth/signout', {}).catch(() => null)
  keepAccessToken(undefined)
  // What this tab keeps of whoever used it: the last page, what was typed into forms.
  sessionStorage.clear()
  // Loaded here only: every page knows how to sign out.
  const { forgetSeen } = await import('#app/features/catalogue/seen-store.ts')
  forgetSeen()
  if (forgetsCart) for (const name of ['cart', 'plan'] as const) removeCookie(name)
  tellOtherTabs({ kind: 'signed-out' })
}
