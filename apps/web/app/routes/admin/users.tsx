import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { userList } from '#app/features/people/people-lists.ts'
import { UserList } from '#app/features/people/users/user-list.tsx'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/users'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, userList.page(args.url.searchParams), countriesQuery)
}

export default function AdminUserListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_admin_users()} · ${PRODUCT_NAME}`}</title>
      <Users />
    </HydrationBoundary>
  )
}

function Users() {
  const user = useUser()
  const countries = useCountries()
  return user && <UserList viewer={user} countries={countries} />
}
