import { inArray, type SQL } from 'drizzle-orm'
import type { SealedText } from '#kernel/sealed-text'
import { users } from './identity-tables.ts'

/** A confirmed number as stored. */
export const phoneColumns = (sealed: SealedText, phone: string | null) => ({
  sealedPhone: phone === null ? null : sealed.seal(phone),
  phoneIndex: phone === null ? null : sealed.index(phone),
})

/** Condition: the number is one of these, under any index key. */
export const hasPhone = (sealed: SealedText, ...phones: string[]): SQL =>
  inArray(users.phoneIndex, phones.flatMap(sealed.indexes))
