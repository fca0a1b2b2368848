import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { recoveryCodes, secondFactors } from '../../accounts/credential-tables.ts'
import { keyedHash } from '../../accounts/tokens.ts'
import type { IdentityTransaction } from '../../identity-context.ts'
import { stepOf } from '../one-time-code.ts'

type Given = { userId: string; code: string }

/** Normalises recovery codes as stored: case, spaces and dashes are ignored. */
export const recoveryHash = (key: string, { userId, code }: Given): string =>
  keyedHash(key, `${userId}:recovery:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)

const isOn = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt))

/** Whether two-step sign-in is on. */
export const isSecondFactorOn = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(secondFactors, isOn(userId))) > 0

/** Authenticator codes have six digits; recovery codes are longer and cannot be guessed. */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''))

async function useOneTimeCode(
  { tx, sealed }: IdentityTransaction,
  { userId, code }: Given,
  now: Date,
): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactors).where(isOn(userId))
  if (!factor) return false
  const step = stepOf(Buffer.from(sealed.open(factor.sealedSecret), 'base64url'), code, now)
  if (step === null) return false
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOn(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

async function useRecoveryCode(
  { tx, config }: IdentityTransaction,
  given: Given,
  now: Date,
): Promise<boolean> {
  const { userId } = given
  const codeHash = recoveryHash(config.secrets.token, given)
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  if (used.length === 0) return false
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'RecoveryCodeUsed', actorId: userId, subject }, now)
  return true
}

/** Redeems an authenticator or recovery code; each works once. False if it is neither. */
export async function useCode(context: IdentityTransaction, given: Given, now: Date): Promise<boolean> {
  const code = given.code.replace(/\s/g, '')
  if (await useOneTimeCode(context, { ...given, code }, now)) return true
  return useRecoveryCode(context, { ...given, code }, now)
}
