import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recoveryCodes, secondFactors } from '../../accounts/credential-tables.ts'
import type { IdentityTransaction } from '../../identity-context.ts'

/** A second factor with its recovery codes (hashes), for restoring it; null if none was active. */
export type RemovedFactor = {
  secret: string
  enabledAt: string
  lastStep: number
  codeHashes: string[]
} | null

export async function readFactor(
  { tx, sealed }: Pick<IdentityTransaction, 'tx' | 'sealed'>,
  userId: string,
): Promise<RemovedFactor> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!factor?.enabledAt) return null
  const codes = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return {
    secret: sealed.open(factor.sealedSecret),
    enabledAt: factor.enabledAt.toISOString(),
    lastStep: factor.lastStep,
    codeHashes: codes.map(({ codeHash }) => codeHash),
  }
}

/** Removes the second factor and its recovery codes, including one awaiting its first code. */
export async function removeFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Restores the second factor. */
export async function restoreFactor(
  { tx, sealed }: Pick<IdentityTransaction, 'tx' | 'sealed'>,
  userId: string,
  kept: RemovedFactor,
): Promise<void> {
  await removeFactor(tx, userId)
  if (kept === null) return
  const { secret, enabledAt, lastStep, codeHashes } = kept
  const sealedSecret = sealed.seal(secret)
  await tx.insert(secondFactors).values({ userId, sealedSecret, enabledAt: new Date(enabledAt), lastStep })
  if (codeHashes.length > 0)
    await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}
