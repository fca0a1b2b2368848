import { confirmPhoneChange, type OwnerProof } from '../../../identity/index.ts'
import type { PeopleContext, Subject } from '../../people-context.ts'

/**
 * Asks an owner whose form holds another number for its password or a code; an admin answers for others' numbers. Before
 * the transaction of the write. Throws invalid.
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
