import { hold, type IdentityContext } from '../../identity-context.ts'

/** Counts one more code sent. Throws TooMany past what an account, a number and an address it is asked from may have. */
export async function holdCodes(
  context: IdentityContext,
  { userId, phone, address }: { userId: string; phone: string; address: string },
  now: Date,
): Promise<void> {
  await hold(context, 'phoneCodesFromAddress', address, now)
  await hold(context, 'phoneCodes', userId, now)
  await hold(context, 'phoneCodes', phone, now)
}
