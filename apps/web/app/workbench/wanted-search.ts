import { use } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  type Path,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router'

type Place = Pick<Path, 'pathname' | 'search'>
type Way = { location: Place; navigation: { location?: Place | undefined } }

/** Whether the visitor is on the way to another page. */
export const isLeaving = ({ location, navigation: { location: coming } }: Way): boolean =>
  coming !== undefined && coming.pathname !== location.pathname

/** What the page is asked for: by the address that is on its way, if it is of the same page, else by the one shown. */
export function wantedIn({ location, navigation }: Way): URLSearchParams {
  const coming = navigation.location
  return new URLSearchParams(coming?.pathname === location.pathname ? coming.search : location.search)
}

/** The search of the address as it is wanted: what a field shows whose choice is still on its way. */
export function useWantedSearch(): URLSearchParams {
  const location = useLocation()
  const navigation = useNavigation()
  return wantedIn({ location, navigation })
}

/** Asks whether the visitor is on the way to another page, which a change of the address would call off. */
export function useIsLeaving(): () => boolean {
  const router = use(DataRouterContext)?.router
  return () => router !== undefined && isLeaving(router.state)
}

/**
 * Changes the search of the address. A further choice adds to one that is still on its way, which the address shown
 * does not hold yet, and which it would otherwise take back.
 */
export function useChangeSearch() {
  const router = use(DataRouterContext)?.router
  const [shown, setSearch] = useSearchParams()
  return (edit: (wanted: URLSearchParams) => void, options?: NavigateOptions) => {
    const wanted = router ? wantedIn(router.state) : new URLSearchParams(shown)
    edit(wanted)
    setSearch(wanted, options)
  }
}

/** Sets a parameter; an empty value takes it away. */
export function setIn(search: URLSearchParams, name: string, value: string): void {
  if (value === '') search.delete(name)
  else search.set(name, value)
}
