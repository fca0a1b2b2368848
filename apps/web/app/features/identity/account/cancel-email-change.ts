import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Cancels a pending e-mail change and reloads the session. */
export async function cancelEmailChange(api: Api): Promise<void> {
  const answer = await api('POST /auth/change-email/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
