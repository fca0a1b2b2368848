import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import { ORDER_CLAIM_DAYS } from '@salvia/contract/words/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { SealedText } from '#kernel/sealed-text'
import { keyedHash } from '../../identity/index.ts'
import { orderClaims } from '../data/claim-tables.ts'

const TOKEN_BYTES = 32

export type ClaimKeys = { sealed: SealedText; tokenKey: string }

/** What a guest's order mail offers: the address with `{secret}` for its token, which is kept encrypted until it is sent. */
export type ClaimOffer = {
  url: string
  sealedSecret: string
  /** A part of a `with` that keeps the hash of the token. */
  offering: SQL
}

/** The link by which an account can take a guest's order; only its hash is stored, by the caller's next statement. */
export function offerClaim(
  { publicUrl, sealed, tokenKey }: ClaimKeys & { publicUrl: string },
  orderId: string,
  now: Date,
): ClaimOffer {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + ORDER_CLAIM_DAYS * DAY_MS).toISOString()
  const hash = keyedHash(tokenKey, secret)
  return {
    url: `${publicUrl}/orders/${orderId}/claim?token={secret}`,
    sealedSecret: sealed.seal(secret),
    offering: sql`offered as (
      insert into ${orderClaims} (order_id, token_hash, expires_at)
      values (${orderId}::uuid, ${hash}, ${expiresAt}::timestamptz))`,
  }
}
