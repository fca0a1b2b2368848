import { HydrationBoundary } from '@tanstack/react-query'
import { Link } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { refillsQuery } from '#app/features/insights/insight-queries.ts'
import { Refills } from '#app/features/insights/refills.tsx'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/refills'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireUser(args, (user) => user.isPractitioner)
  return prefetch(args, refillsQuery(id, args.url.searchParams))
}

const paths = {
  client: (id: string) => `/clients/${id}`,
  plan: (id: string) => `/recommendations/${id}/edit`,
}

export default function RefillsRoute({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.insights_refills()} · ${PRODUCT_NAME}`}</title>
      {user && (
        <Refills
          practitionerId={user.id}
          above={<Link to="/insights">{m.menu_insights()}</Link>}
          paths={paths}
          action={
            <Button variant="filled" component={Link} to="/clients?toContact=true">
              {m.refills_contact()}
            </Button>
          }
        />
      )}
    </HydrationBoundary>
  )
}
