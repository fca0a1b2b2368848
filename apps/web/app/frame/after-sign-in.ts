import type { User } from '@salvia/contract/people/current-user'
import { type Arrival, landingPage } from '@salvia/rules/people/landing-page'
import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'
import { bindCart } from '#app/features/cart/bind-cart.ts'
import { readInvitation } from '#app/features/identity/invitation/stored-invitation.ts'
import { tokenClaims } from '#app/features/identity/token-claims.ts'
import { removeCookie } from '#app/visit/cookies.ts'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'
import { readStoredPlan } from '#app/visit/stored-plan.ts'

/** Where to land after sign-in: the page that required it, or the plan in the cookies. */
export const arrivalOf = (user: User, lastVisited: string | null, cookies: string | null): Arrival => ({
  userKind: user.userKindId,
  isEmailVerified: true,
  lastVisited,
  lastPlanCode: readStoredPlan(cookies)?.shareCode ?? null,
})

type SignedIn = { user: User; accessToken: string }

/**
 * After signing in or up (docs/specification.md, section 4): binds the cart and a guest's chat, then verifies an unverified e-mail, else
 * clears the stored plan and opens the last visited page.
 */
export async function finishSignIn(
  api: Api,
  { user, accessToken }: SignedIn,
  next: string | null = null,
): Promise<void> {
  keepAccessToken(accessToken)
  const { keepLastVisited } = await import('#app/visit/last-visited.ts')
  keepLastVisited(next)
  await bindCart(api)
  const { bindChat } = await import('#app/features/chat/bind-chat.ts')
  await bindChat(api)
  notifyOtherTabs({ kind: 'signed-in', userId: user.id })
  await openLandingPage(user, tokenClaims(accessToken).isEmailVerified)
}

/** Where a signed-in user continues; a pending invitation comes first. */
export async function openLandingPage(user: User, isEmailVerified: boolean): Promise<void> {
  const { readLastVisited } = await import('#app/visit/last-visited.ts')
  const arrival = { ...arrivalOf(user, readLastVisited(), document.cookie), isEmailVerified }
  if (isEmailVerified) removeCookie('plan')
  window.location.assign(readInvitation() === null ? landingPage(arrival) : '/auth/invitation')
}
