import { randomBytes } from 'node:crypto'
import { shareCodeFrom } from '@salvia/rules/plans/share-code'

const BYTES_TO_DRAW_FROM = 32

/**
 * A random share code. Uniqueness is enforced by the table; a collision is about as likely as winning the lottery
 * twice.
 */
export function newShareCode(): string {
  for (;;) {
    const code = shareCodeFrom(randomBytes(BYTES_TO_DRAW_FROM))
    if (code !== null) return code
  }
}
