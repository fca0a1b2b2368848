import { browserApi } from '#app/api/browser-api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Forgets a pending change of address and reads the session afresh. */
export async function cancelEmailChange(): Promise<void> {
  const answer = await browserApi('POST /auth/change-email/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
