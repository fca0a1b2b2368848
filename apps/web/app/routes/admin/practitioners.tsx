import { HydrationBoundary } from '@tanstack/react-query'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { practitionerList, programsQuery } from '#app/features/people/people-lists.ts'
import { PractitionerList } from '#app/features/people/practitioners/practitioner-list.tsx'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/practitioners'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isAdmin)
  return prefetch(args, practitionerList.page(args.url.searchParams), countriesQuery, programsQuery)
}

export default function AdminPractitionerListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.common_practitioners()} · ${PRODUCT_NAME}`}</title>
      <Practitioners />
    </HydrationBoundary>
  )
}

function Practitioners() {
  const user = useUser()
  const countries = useCountries()
  return user && <PractitionerList viewer={user} countries={countries} />
}
