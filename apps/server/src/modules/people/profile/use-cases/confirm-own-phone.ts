import { confirmPhoneChange, type OwnerProof } from '../../../identity/index.ts'
import type { Concerned, PeopleWork } from '../../people-context.ts'

/**
 * Asks an owner whose form holds another number for its password or a code; an admin answers for others' numbers. Before
 * the transaction of the write. Throws invalid.
 */
export async function confirmOwnPhone(
  work: PeopleWork,
  { userId, actor: caller }: Pick<Concerned, 'userId' | 'actor'>,
  { phone, ...proof }: OwnerProof & { phone: string | null | undefined },
  now: Date,
): Promise<void> {
  if (phone === undefined || caller.userId !== userId) return
  await confirmPhoneChange(work, { caller, typed: phone, ...proof }, now)
}
