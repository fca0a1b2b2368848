import type { Permission, UserKind } from '@salvia/contract/words/identity'
import { jwtVerify, SignJWT } from 'jose'

/** The claims of docs/specification.md, section 3. */
export type AccessClaims = {
  id: string
  email: string
  permissions: Permission[]
  type: UserKind
  isEmailVerified: boolean
  /** Asked for and not yet confirmed. */
  changeEmailTo?: string
  changePhoneTo?: string
  sid: string
}

const MINUTES_VALID = 15
const ALGORITHM = 'HS256'
/** How far the clocks of our processes may be apart. */
const CLOCK_TOLERANCE_SECONDS = 60

export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<string>
  /** The session of a token, or null when it is forged, expired or not ours. */
  readSessionId: (token: string, now: Date) => Promise<string | null>
}

export function accessTokens(key: string): AccessTokens {
  const secret = new TextEncoder().encode(key)
  return {
    sign(claims, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(claims.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + MINUTES_VALID * 60)
        .sign(secret)
    },
    async readSessionId(token, now) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], currentDate: now })
        const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
        if (payload.iat === undefined || payload.iat > latest) return null
        return typeof payload.sid === 'string' ? payload.sid : null
      } catch {
        return null
      }
    },
  }
}
