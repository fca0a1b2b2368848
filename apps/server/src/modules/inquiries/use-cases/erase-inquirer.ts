import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inquiryUpvotes, productInquiries } from '../data/inquiry-tables.ts'

/** Removes a practitioner from all inquiries and upvotes: the inquiries stay, without an asker. */
export async function eraseInquirer(tx: Db, practitionerId: string): Promise<void> {
  await tx.delete(inquiryUpvotes).where(eq(inquiryUpvotes.practitionerId, practitionerId))
  await tx.update(productInquiries).set({ askerId: null }).where(eq(productInquiries.askerId, practitionerId))
}
