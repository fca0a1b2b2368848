import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inquiryUpvotes, productInquiries } from '../data/inquiry-tables.ts'

/** Takes a practitioner out of all requests: the product stays asked for, by nobody who can be named. */
export async function eraseInquirer(tx: Db, practitionerId: string): Promise<void> {
  await tx.delete(inquiryUpvotes).where(eq(inquiryUpvotes.practitionerId, practitionerId))
  await tx.update(productInquiries).set({ askerId: null }).where(eq(productInquiries.askerId, practitionerId))
}
