import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { idOfAddress } from '#app/api/id-of-address.ts'
import { prefetch, requestClient } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { ClientOrders } from '#app/features/orders/client-orders.tsx'
import { clientOrdersQuery } from '#app/features/orders/order-queries.ts'
import { OwnClientPage } from '#app/features/people/clients/own-client-page.tsx'
import { clientQuery } from '#app/features/people/people-lists.ts'
import { ClientPlans } from '#app/features/plans/followers/client-plans.tsx'
import { followersQuery } from '#app/features/plans/followers/follower-queries.ts'
import { ClientMedicines } from '#app/features/plans/interactions/client-medicines.tsx'
import { clientJourneyQuery } from '#app/features/plans/journeys/journey-queries.ts'
import { ClientJourney } from '#app/features/plans/journeys/journey-rows.tsx'
import { useNewPlan } from '#app/features/plans/list/use-new-plan.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import type { Route } from './+types/client'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => user.isPractitioner)
  const id = idOfAddress(args.params.id)
  await prefetch(args, clientQuery(id))
  const now = requestClient(args).getQueryData(clientQuery(id).queryKey)?.id ?? id
  // The file of a client who joined has another id by now.
  if (now !== id) throw redirect(`/clients/${now}${args.url.search}`)
  return prefetch(
    args,
    clientQuery(id),
    followersQuery({ clientId: id }),
    clientOrdersQuery(id),
    clientJourneyQuery(id),
    countriesQuery,
  )
}

export default function ClientRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <OneClient key={params.id} id={params.id} />
    </HydrationBoundary>
  )
}

function OneClient({ id }: { id: string }) {
  const { create, isCreating } = useNewPlan(false)
  const plans = useQuery(followersQuery({ clientId: id })).data?.results ?? []
  const toContactAbout = plans.flatMap(({ alert, muteAlerts, recommendation }) =>
    alert && !muteAlerts ? [recommendation.name] : [],
  )
  return (
    <OwnClientPage
      id={id}
      countries={useCountries()}
      toContactAbout={toContactAbout}
      plans={<ClientPlans clientId={id} />}
      orders={<ClientOrders clientId={id} />}
      journey={<ClientJourney clientId={id} />}
      medicines={<ClientMedicines clientId={id} />}
      onNewPlan={create}
      isCreating={isCreating}
    />
  )
}
