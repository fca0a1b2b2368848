import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import 'react-easy-crop/react-easy-crop.css'
import parts from '#app/ui/parts.module.css'
import css from '../profile/settings.module.css'

/** The largest avatar size at 2x. */
const SIDE_PX = 400
const QUALITY = 0.9
const LARGEST_ZOOM = 4

type Props = { src: string; isSaving: boolean; onCropped: (picture: Blob) => void }

/** Selects the square crop of a picture. */
export default function PictureCrop({ src, isSaving, onCropped }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isBroken, setBroken] = useState(false)
  const save = async () => {
    const picture = area && (await cut(src, area))
    if (picture) onCropped(picture)
    else setBroken(true)
  }
  if (isBroken) return <Note tone="error" role="alert" title={m.settings_picture_broken()} />
  return (
    <div className={parts.stack}>
      <div className={css.crop}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => setBroken(true), alt: '' }}
        />
      </div>
      <label>
        {m.settings_picture_zoom()}
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <Button variant="filled" loading={isSaving} onClick={save}>
        {m.settings_picture_save()}
      </Button>
    </div>
  )
}

async function cut(src: string, { x, y, width, height }: Area): Promise<Blob | null> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
