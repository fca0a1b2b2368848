import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Cancels a pending phone change and reloads the session. */
export async function cancelPhoneChange(api: Api): Promise<void> {
  const answer = await api('POST /auth/change-phone/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
