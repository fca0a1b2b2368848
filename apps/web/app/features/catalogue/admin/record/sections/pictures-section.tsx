import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { FileDrop } from '#app/forms/file-drop.tsx'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { moveItem } from '#app/lib/move-item.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import { useFileUploads } from '../fields/use-file-uploads.ts'
import record from '../product-record.module.css'
import { useField, useRecord } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'
import css from './pictures-section.module.css'

/** The product's images in order; lists show the first. */
export function PicturesSection() {
  const { id, name, imageUrl, productImages } = useRecord(({ record: product }) => product)
  const { value: order, set } = useField('productImageIds')
  const uploads = useFileUploads(`/admin/products/${id}/productimages`)
  const remove = useRemoval()
  const move = (from: number, to: number) => set(moveItem(order, from, to))
  const step = (from: number, to: number) => {
    move(from, to)
    focusEntry(order[from] ?? '', 'pictures')
  }
  const pictures = order.flatMap((imageId) => productImages.find((image) => image.id === imageId) ?? [])
  return (
    <RecordSection id="pictures" title={m.catalogue_section_pictures()} lead={m.catalogue_pictures_lead()}>
      {pictures.length === 0 && (
        <div className={css.drawn}>
          <PackShot src={imageUrl} size="xl" alt={m.product_picture({ product: name })} />
          <p className="second">{m.catalogue_pictures_none()}</p>
        </div>
      )}
      <ol className={css.pictures} data-order>
        {pictures.map((picture, at) => {
          const called = m.catalogue_picture({ at: at + 1 })
          return (
            <li key={picture.id} data-place={at} data-entry={picture.id}>
              <PackShot src={picture.url} size="xl" alt={called} />
              {at === 0 && <span className={css.main}>{m.catalogue_main_picture()}</span>}
              <div className={css.tools}>
                <DragHandle name={called} at={at} count={pictures.length} onMove={move} />
                <button
                  type="button"
                  className={record.icon}
                  disabled={at === 0}
                  aria-label={m.catalogue_earlier({ name: called })}
                  onClick={() => step(at, at - 1)}
                >
                  <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={record.icon}
                  disabled={at === pictures.length - 1}
                  aria-label={m.catalogue_later({ name: called })}
                  onClick={() => step(at, at + 1)}
                >
                  <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={record.icon}
                  aria-label={m.common_remove_named({ name: called })}
                  onClickCapture={ignoreSecondPress}
                  onClick={() => remove(picture.id)}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <FileDrop
        label={m.catalogue_add_pictures()}
        hint={m.catalogue_pictures_hint()}
        accept="image/png,image/jpeg,image/webp"
        uploads={uploads}
      />
    </RecordSection>
  )
}

function useRemoval() {
  const { act } = useProductAct()
  return (imageId: string) => {
    focusEntry('', 'pictures')
    return act({
      toBe: (product) => ({
        ...product,
        productImages: product.productImages.filter(({ id }) => id !== imageId),
      }),
      call: (api, { id: productId }) =>
        api('DELETE /admin/products/{productId}/productImages/{id}', {
          params: { productId, id: imageId },
        }),
    })
  }
}
