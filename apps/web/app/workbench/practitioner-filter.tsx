import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { useFindPractitioners } from './find-records.tsx'
import { useListAddress } from './list-address.ts'
import { RecordFilter } from './record-filter.tsx'

/** Narrows a list of admins to one practitioner, who is searched for. */
export function PractitionerFilter() {
  const id = useListAddress().get('practitionerId')
  const chosen = useQuery({
    ...query('GET /admin/practitioners/{id}', { params: { id } }),
    enabled: id !== '',
  })
  return (
    <RecordFilter
      name="practitionerId"
      label={m.common_practitioner()}
      chosen={chosen.data?.fullName}
      find={useFindPractitioners()}
    />
  )
}
