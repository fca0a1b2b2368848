import { browserApi } from '#app/api/browser-api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Forgets a pending change of number and reads the session afresh. */
export async function cancelPhoneChange(): Promise<void> {
  const answer = await browserApi('POST /auth/change-phone/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
