import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SurveyType } from '@salvia/contract/words/people'

type Named = { surveyType: SurveyType; userId: string }

const signatureOf = (key: string, { surveyType, userId }: Named, expires: string): string =>
  createHmac('sha256', key).update(`survey:${surveyType}:${userId}:${expires}`).digest('base64url')

/** Token in a survey mail: it allows answering this survey for this person, and nothing else. */
export function signSurveyToken(key: string, named: Named, expiresAt: Date): string {
  const expires = expiresAt.getTime().toString(36)
  return `${named.userId}.${expires}.${signatureOf(key, named, expires)}`
}

/** The person a token is for; null if it is forged, expired, or for another survey. */
export function readSurveyToken(
  key: string,
  { surveyType, token }: { surveyType: SurveyType; token: string },
  now: Date,
): string | null {
  const [userId = '', expires = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(key, { surveyType, userId }, expires))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number.parseInt(expires, 36) > now.getTime() ? userId : null
}
