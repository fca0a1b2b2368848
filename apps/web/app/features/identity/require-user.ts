import type { User } from '@salvia/contract/people/current-user'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { userQuery } from './user-query.ts'

/**
 * The signed-in user, in a loader. Redirects visitors to the login and back; answers 403 to users the predicate
 * rejects: `await requireUser(args, (user) => user.isPractitioner)`; a rejected client goes to `clientsGoTo` where that
 * is given.
 */
export async function requireUser(
  args: LoaderFunctionArgs,
  isAllowed: (user: User) => boolean = () => true,
  { clientsGoTo }: { clientsGoTo?: string } = {},
): Promise<User> {
  await prefetch(args, userQuery)
  const user = requestClient(args).getQueryData(userQuery.queryKey)
  const { pathname, search } = args.url
  if (!user) throw redirect(`/auth/login?next=${encodeURIComponent(pathname + search)}`)
  if (isAllowed(user)) return user
  if (user.isClient && clientsGoTo !== undefined) throw redirect(clientsGoTo)
  throw data({ code: 'forbidden', message: '' }, { status: 403 })
}
