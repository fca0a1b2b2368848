import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { prefetch } from '#app/api/prefetch.ts'
import { requireUser } from '#app/features/identity/require-user.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { profileQuery } from '#app/features/people/people-queries.ts'
import { SettingsFrame } from '#app/features/people/profile/settings-frame.tsx'
import {
  movedSection,
  settingsPageAt,
  settingsPagesFor,
} from '#app/features/people/profile/settings-pages.ts'
import type { SettingsContext } from '#app/features/people/profile/use-settings.ts'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/settings'

export async function loader(args: Route.LoaderArgs) {
  const page = settingsPageAt(args.url.pathname)
  await requireUser(args, (user) => user.isPractitioner || !page?.isForPractitioners)
  return prefetch(args, profileQuery, countriesQuery)
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <Settings />
    </HydrationBoundary>
  )
}

function Settings() {
  const user = useUser()
  const { data: profile } = useQuery(profileQuery)
  const countries = useCountries()
  const page = settingsPageAt(useLocation().pathname)
  useMovedSection()
  if (!user || !profile || !page) return null
  return (
    <SettingsFrame lead={user.nameWithEmail} pages={settingsPagesFor(user)} current={page}>
      <title>{`${page.title()} · ${m.menu_settings()} · ${PRODUCT_NAME}`}</title>
      <Outlet context={{ user, profile, countries } satisfies SettingsContext} />
    </SettingsFrame>
  )
}

/** An anchor is known in the browser only: it leads to its page from here. */
function useMovedSection() {
  const location = useLocation()
  const navigate = useNavigate()
  const moved = movedSection(location)
  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true })
  }, [moved, navigate])
}
