import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type ThirdParty, thirdParties } from '@salvia/contract/words/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { hostCookieName } from '#kernel/http/host-cookie'
import type { Departure } from '../../../services/third-party/third-party.ts'

const COOKIE = 'salvia_third_party'
const SECONDS = 600
const ALGORITHM = 'HS256'

const Kept = z.object({
  thirdPartyId: z.enum(thirdParties),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
})

/** A separate key: other tokens of ours are invalid here, and this one elsewhere. */
const keyFrom = (secret: string) => createHmac('sha256', secret).update('third-party departure').digest()

const secretText = () => randomBytes(32).toString('base64url')

const settings = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const

const cookieName = (isSecure: boolean): string => hostCookieName(COOKIE, isSecure)

export const newDeparture = (publicUrl: string): Departure => ({
  state: secretText(),
  nonce: secretText(),
  codeVerifier: secretText(),
  redirectUri: `${publicUrl}/auth/callback`,
})

type Keeping = { secret: string; isSecure: boolean; now: Date }

/** Stores the departure in a cookie for ten minutes, so that only the same browser can return with it. */
export async function keepDeparture(
  reply: FastifyReply,
  departure: Departure & { thirdPartyId: ThirdParty },
  { secret, isSecure, now }: Keeping,
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ ...departure })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(seconds + SECONDS)
    .sign(keyFrom(secret))
  reply.setCookie(cookieName(isSecure), token, { ...settings(isSecure), maxAge: SECONDS })
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The departure this browser returns from, which is then deleted. Null if it left from elsewhere, or too long ago. */
export async function takeDeparture(
  req: FastifyRequest,
  reply: FastifyReply,
  { thirdPartyId, state, ...keeping }: Keeping & { thirdPartyId: ThirdParty; state: string },
): Promise<Departure | null> {
  const token = req.cookies[cookieName(keeping.isSecure)]
  reply.clearCookie(cookieName(keeping.isSecure), settings(keeping.isSecure))
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, keyFrom(keeping.secret), {
      algorithms: [ALGORITHM],
      currentDate: keeping.now,
    })
    const kept = Kept.parse(payload)
    return kept.thirdPartyId === thirdPartyId && isSame(kept.state, state) ? kept : null
  } catch {
    return null
  }
}
