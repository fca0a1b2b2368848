import { brandLengths } from '@salvia/contract/words/lengths'
import { useNavigate } from 'react-router'
import { NameDialog } from '#app/forms/name-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { brandReads, keepBrand } from './admin-brand-queries.ts'

/** Creates a brand by name and opens its record for the rest. */
export default function NewBrandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <NameDialog
      title={m.brand_admin_new()}
      words={{ name: m.common_name(), make: m.brand_make() }}
      maxLength={brandLengths.name}
      make={(api, name) => api('POST /admin/brands', { body: { name } })}
      keep={keepBrand}
      stale={brandReads}
      onMade={({ id }) => {
        onClose()
        return navigate(`/admin/brands/${id}`)
      }}
      onClose={onClose}
    />
  )
}
