import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Forgets a pending change of number and reads the session again. */
export async function cancelPhoneChange(api: Api): Promise<void> {
  const answer = await api('POST /auth/change-phone/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
