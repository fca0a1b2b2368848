import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { takeContactCode, verifyAddress } from '../../../identity/index.ts'
import type { PeopleTransaction } from '../../people-context.ts'

type Proof = {
  actor: Actor
  code: string
  /** The invited address. */
  email: string
  /** What a code that was sent there is bound to. */
  about: (by: 'Email' | 'Phone') => string
}

const wrongCode = () =>
  invalid('code_invalid', 'This code is not right, or its time is over.', [
    { id: 'code', error: 'code_invalid' },
  ])

/**
 * Takes a code, once, that was sent to an invited address or number, in the caller's transaction, who has counted the
 * try. A code mailed to the account's own address verifies it just as the link in its own mail would. Throws invalid
 * for a code that is wrong, expired or about something else.
 */
export async function proveInvited(
  { tx, config }: Pick<PeopleTransaction, 'tx' | 'config'>,
  { actor, code, email, about }: Proof,
  now: Date,
): Promise<void> {
  const typed = { userId: actor.userId, purpose: 'ProveContact' as const, code }
  const proved = await takeContactCode({ tx, config }, typed, now)
  const byEmail = about('Email')
  if (proved !== byEmail && proved !== about('Phone')) throw wrongCode()
  const isOwn = actor.email === email && !actor.isEmailVerified
  if (proved === byEmail && isOwn) await verifyAddress(tx, actor.userId, now)
}
