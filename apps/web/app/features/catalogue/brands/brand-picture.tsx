import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { upload } from '#app/api/upload.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './brands.module.css'

type Props = { src: string | null; onChange: (imageUrl: string | null) => void }

/** The picture of a brand: kept at once when it is chosen, shown in the shop once the brand is saved. */
export function BrandPicture({ src, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const take = useSingle(async (file: File) => {
    setBusy(true)
    try {
      const answer = await upload({ method: 'POST', path: '/admin/brands/image', file, name: file.name })
      onChange((answer as { imageUrl: string }).imageUrl)
    } catch (error) {
      const mainText = await explainProblem(error, m.auth_not_reached())
      showSnackbar({ id: 'brand', type: 'error', mainText })
    }
    setBusy(false)
  })
  return (
    <fieldset className={css.picture}>
      <legend>{m.brand_logo()}</legend>
      {src && <PackShot src={src} size="l" />}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={m.brand_logo_choose()}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void take(file)
        }}
      />
      <Button size="sm" loading={isBusy} onClick={() => input.current?.click()}>
        {m.brand_logo_choose()}
      </Button>
      {src && (
        <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
          {m.brand_logo_remove()}
        </Button>
      )}
    </fieldset>
  )
}
