import type { SealedColumn } from '#kernel/sealed-columns'
import { accountChanges, secondFactors } from './credential-tables.ts'
import { users } from './identity-tables.ts'

/** E.164 as stored before numbers were encrypted. */
const isPlainPhone = (text: string): boolean => text.startsWith('+')

export const sealedIdentityColumns: SealedColumn[] = [
  {
    table: users,
    key: [users.id],
    sealed: users.sealedPhone,
    index: users.phoneIndex,
    isPlain: isPlainPhone,
  },
  { table: users, key: [users.id], sealed: users.sealedPendingPhone, isPlain: isPlainPhone },
  { table: accountChanges, key: [accountChanges.id], sealed: accountChanges.sealedBefore },
  { table: secondFactors, key: [secondFactors.userId], sealed: secondFactors.sealedSecret },
]
