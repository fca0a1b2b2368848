import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

const erpQuery = query('GET /admin/odoo/auth', {})

/** Leaves for the ERP, or says that it cannot be opened. */
export function OpenErp() {
  const { data, isError, isFetching, refetch } = useQuery({ ...erpQuery, staleTime: 0, gcTime: 0 })
  // Instead of this page, so that going back does not lead there again.
  useEffect(() => {
    if (data) window.location.replace(data.redirectUrl)
  }, [data])
  return (
    <>
      <PageHeader title={m.menu_admin_erp()} />
      {isError ? (
        <FailedState title={m.erp_open_failed()} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{m.erp_opening()}</p>
      )}
    </>
  )
}
