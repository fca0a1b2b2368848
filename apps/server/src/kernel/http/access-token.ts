import type { Permission, UserKind } from '@salvia/contract/words/identity'
import { jwtVerify, SignJWT } from 'jose'

/** The claims defined in docs/specification.md, section 3. */
export type AccessClaims = {
  id: string
  email: string
  permissions: Permission[]
  type: UserKind
  isEmailVerified: boolean
  /** Requested but not yet confirmed. */
  changeEmailTo?: string
  changePhoneTo?: string
  sid: string
}

const MINUTES_VALID = 15
const ALGORITHM = 'HS256'
/** Allowed clock skew between our processes. */
const CLOCK_TOLERANCE_SECONDS = 60

export type AccessTokens = {
  sign: (claims: AccessClaims, now: Date) => Promise<string>
  /** The session of a token; null if it is forged, expired or not ours. */
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
