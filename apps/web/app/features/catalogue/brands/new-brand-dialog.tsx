import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './brands.module.css'
import { type BrandErrors, explainBrand, useBrandSaved } from './use-save-brand.ts'

/** Makes a brand by its name; the rest is set in its record, which opens. */
export default function NewBrandDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const saved = useBrandSaved()
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<BrandErrors>({})
  const { mutateAsync, isPending } = useApiMutation('POST /admin/brands', {
    onSuccess: async (brand) => {
      await saved(brand)
      onClose()
      await navigate(`/admin/brands/${brand.id}`)
    },
    onError: async (error) => setErrors(await explainBrand(error)),
  })
  const make = useSingle(() => mutateAsync({ body: { name: name.trim() } }))
  return (
    <Dialog title={m.brand_admin_new()} isOpen onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        {errors.general && <Note tone="error" role="alert" title={errors.general} />}
        <TextField
          label={m.brand_name()}
          value={name}
          required
          maxLength={120}
          error={errors.name}
          onChange={(event) => {
            setErrors({})
            setName(event.currentTarget.value)
          }}
        />
        <div className={css.answers}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button type="submit" variant="filled" loading={isPending} disabled={name.trim() === ''}>
            {m.brand_make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
