import { confirmPhoneChange, type OwnerProof } from '../../../identity/index.ts'
import type { PeopleContext, Subject } from '../../people-context.ts'

/**
 * Requires password or code from an owner whose form has another number; admins vouch for others' numbers. Call before
 * the write's transaction. Throws invalid.
 */
export async function confirmOwnPhone(
  context: PeopleContext,
  { userId, actor: caller }: Pick<Subject, 'userId' | 'actor'>,
  { phone, ...proof }: OwnerProof & { phone: string | null | undefined },
  now: Date,
): Promise<void> {
  if (phone === undefined || caller.userId !== userId) return
  await confirmPhoneChange(context, { caller, typed: phone, ...proof }, now)
}
