import { hold, type IdentityContext } from '../../identity-context.ts'

/** Counts a sent code. Throws TooMany past the limits of the account, the number and the requesting IP address. */
export async function holdCodes(
  context: IdentityContext,
  { userId, phone, address }: { userId: string; phone: string; address: string },
  now: Date,
): Promise<void> {
  await hold(context, 'phoneCodesFromAddress', address, now)
  await hold(context, 'phoneCodes', userId, now)
  await hold(context, 'phoneCodes', phone, now)
}
