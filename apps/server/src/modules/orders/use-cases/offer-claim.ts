import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import { ORDER_CLAIM_DAYS } from '@salvia/contract/words/limits'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'
import { keyedHash } from '../../identity/index.ts'
import { orderClaims } from '../data/claim-tables.ts'

const TOKEN_BYTES = 32

export type ClaimKeys = { sealed: SealedText; tokenKey: string }

/** What a guest's order mail offers: the address with `{secret}` for its token, which is kept encrypted until it is sent. */
export type ClaimOffer = { url: string; sealedSecret: string }

/** Makes the link by which an account can take a guest's order, in the caller's transaction; only its hash is stored. */
export async function offerClaim(
  { tx, publicUrl, sealed, tokenKey }: ClaimKeys & { tx: Db; publicUrl: string },
  orderId: string,
  now: Date,
): Promise<ClaimOffer> {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + ORDER_CLAIM_DAYS * DAY_MS)
  await tx.insert(orderClaims).values({ orderId, tokenHash: keyedHash(tokenKey, secret), expiresAt })
  return { url: `${publicUrl}/orders/${orderId}/claim?token={secret}`, sealedSecret: sealed.seal(secret) }
}
