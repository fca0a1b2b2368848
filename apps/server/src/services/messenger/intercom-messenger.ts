import { HOUR_MS, SECOND_MS } from '@salvia/contract/durations'
import { SignJWT } from 'jose'
import { apiBaseOf, type IntercomRegion, intercomSources } from './intercom-sources.ts'
import type { MessengerService } from './messenger.ts'

export type IntercomSettings = { appId: string; secret: string; region: IntercomRegion }

const SECONDS_VALID = HOUR_MS / SECOND_MS

/**
 * Intercom's messenger. The token is signed as its identity check asks for: HS256 by the Messenger API secret, with
 * `user_id`; what it says counts before what a browser says.
 */
export function intercomMessenger({ appId, secret, region }: IntercomSettings): MessengerService {
  const key = new TextEncoder().encode(secret)
  return {
    appId,
    apiBase: apiBaseOf(region),
    sources: intercomSources(region),
    sign({ id, name, email, isEmailVerified }, now) {
      const issuedAt = Math.floor(now.getTime() / SECOND_MS)
      return new SignJWT({ user_id: id, name, ...(isEmailVerified && { email }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SECONDS_VALID)
        .sign(key)
    },
  }
}
