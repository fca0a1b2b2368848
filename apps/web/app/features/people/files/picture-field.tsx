import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import parts from '#app/ui/parts.module.css'
import { profileReads } from '../people-queries.ts'
import css from '../profile/settings.module.css'

const PictureCrop = lazy(() => import('./picture-crop.tsx'))

/** The avatar clients see, cropped to a square before upload. */
export function PictureField({ name, src }: { name: string; src: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { save, remove, isBusy } = usePicture(() => setChosen(null))
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) setChosen(await readAsUrl(file))
  }
  return (
    <div className={parts.row}>
      <Avatar name={name} src={src} size={100} />
      <input
        ref={input}
        className={css.file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={m.settings_picture_choose()}
        tabIndex={-1}
        onChange={choose}
      />
      <Button onClick={() => input.current?.click()}>{m.settings_picture_choose()}</Button>
      {src && (
        <Button variant="subtle" loading={isBusy && chosen === null} onClick={remove}>
          {m.settings_picture_remove()}
        </Button>
      )}
      <Dialog title={m.settings_picture_crop()} isOpen={chosen !== null} onClose={() => setChosen(null)}>
        {chosen && (
          <Suspense fallback={<p role="status">{m.common_loading()}</p>}>
            <PictureCrop src={chosen} isSaving={isBusy} onCropped={save} />
          </Suspense>
        )}
      </Dialog>
    </div>
  )
}

function usePicture(onSaved: () => void) {
  const { run, isPending } = useCommand({
    send: (api, file: Blob | null): Promise<unknown> =>
      file === null
        ? api('DELETE /settings/profile/picture', {})
        : upload({ method: 'PUT', path: '/settings/profile/picture', file, name: 'picture.jpg' }),
    snackbar: 'picture',
    stale: profileReads,
    onDone: onSaved,
    done: (_, file) => (file === null ? m.settings_picture_gone() : m.settings_picture_saved()),
  })
  return { save: run, remove: () => run(null), isBusy: isPending }
}

const readAsUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
