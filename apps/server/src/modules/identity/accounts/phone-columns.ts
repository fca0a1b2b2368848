import { inArray, type SQL } from 'drizzle-orm'
import type { SealedText } from '#kernel/sealed-text'
import { users } from './identity-tables.ts'

/** A confirmed number as the table keeps it. */
export const phoneColumns = (sealed: SealedText, phone: string | null) => ({
  sealedPhone: phone === null ? null : sealed.seal(phone),
  phoneIndex: phone === null ? null : sealed.index(phone),
})

/** Whose number is one of these, whichever key it was indexed with. */
export const hasPhone = (sealed: SealedText, ...phones: string[]): SQL =>
  inArray(users.phoneIndex, phones.flatMap(sealed.indexes))
