import { useRef } from 'react'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import css from './brands.module.css'

type Props = { src: string | null; onChange: (imageUrl: string | null) => void }

/** A brand's logo: uploaded when chosen, published when the brand is saved. */
export function BrandPicture({ src, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { run: take, isPending } = useCommand({
    send: (_, file: File) => upload({ method: 'POST', path: '/admin/brands/image', file, name: file.name }),
    otherwise: m.auth_not_reached(),
    onDone: (answer) => onChange((answer as { imageUrl: string }).imageUrl),
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
      <Button size="sm" loading={isPending} onClick={() => input.current?.click()}>
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
