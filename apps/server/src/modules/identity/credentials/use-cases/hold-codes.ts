import { hold, type IdentityWork } from '../../identity-context.ts'

/** Counts one more code sent. Throws TooMany past what an account, a number and an address it is asked from may have. */
export async function holdCodes(
  work: IdentityWork,
  { userId, phone, address }: { userId: string; phone: string; address: string },
  now: Date,
): Promise<void> {
  await hold(work, 'phoneCodesFromAddress', address, now)
  await hold(work, 'phoneCodes', userId, now)
  await hold(work, 'phoneCodes', phone, now)
}
