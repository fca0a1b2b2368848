import type { SurveyType } from '@salvia/contract/words/people'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'

type Named = { surveyType: SurveyType; userId: string }

const linkOf = ({ surveyType, userId }: Named, expires: string): Signed => ({
  purpose: 'survey',
  parts: [surveyType, userId, expires],
})

/** Token in a survey mail: it allows answering this survey for this person, and nothing else. */
export function signSurveyToken(key: string, named: Named, expiresAt: Date): string {
  const expires = expiresAt.getTime().toString(36)
  return `${named.userId}.${expires}.${signatureOf(key, linkOf(named, expires))}`
}

/** The person a token is for; null if it is forged, expired, or for another survey. */
export function readSurveyToken(
  key: string,
  { surveyType, token }: { surveyType: SurveyType; token: string },
  now: Date,
): string | null {
  const [userId = '', expires = '', signature = ''] = token.split('.')
  if (!isSigned(key, linkOf({ surveyType, userId }, expires), signature)) return null
  return Number.parseInt(expires, 36) > now.getTime() ? userId : null
}
