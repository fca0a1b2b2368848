import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { NameDialog } from '#app/forms/name-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { type BrandErrors, explainBrand, useBrandSaved } from './use-save-brand.ts'

const LONGEST_NAME = 120

/** Makes a brand by its name; the rest is set in its record, which opens. */
export default function NewBrandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const saved = useBrandSaved()
  const [errors, setErrors] = useState<BrandErrors>({})
  const { mutateAsync, isPending } = useApiMutation('POST /admin/brands', {
    onSuccess: async (brand) => {
      await saved(brand)
      onClose()
      await navigate(`/admin/brands/${brand.id}`)
    },
    onError: async (error) => setErrors(await explainBrand(error)),
  })
  const make = useSingle((name: string) => mutateAsync({ body: { name } }))
  return (
    <NameDialog
      title={m.brand_admin_new()}
      words={{ name: m.brand_name(), make: m.brand_make() }}
      maxLength={LONGEST_NAME}
      errors={errors}
      onType={() => setErrors({})}
      isMaking={isPending}
      onMake={make}
      onClose={onClose}
    />
  )
}
