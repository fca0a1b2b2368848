import type { Api } from '#app/api/api.ts'
import { keepAccessToken } from '#app/api/session.ts'

/** Forgets a pending change of address and reads the session again. */
export async function cancelEmailChange(api: Api): Promise<void> {
  const answer = await api('POST /auth/change-email/cancel', {})
  if (answer) keepAccessToken(answer.accessToken)
}
