import type { Product } from '@salvia/contract/catalogue/shop'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './product-page.module.css'

/** Image sizes for phone and desktop at 1x and 2x. */
const WIDTHS = [320, 480, 640, 960]

/** The main image, with the others below. */
export function ProductPictures({ product }: { product: Product }) {
  const { name, imageUrl, productImages } = product
  const [chosen, setChosen] = useState(imageUrl)
  return (
    <div>
      <div className={css.picture}>
        <img
          src={`${chosen}?width=640`}
          srcSet={WIDTHS.map((width) => `${chosen}?width=${width} ${width}w`).join(', ')}
          sizes="(max-width: 959px) 260px, 440px"
          alt={m.product_picture({ product: name })}
          width={480}
          height={480}
          fetchPriority="high"
        />
      </div>
      {productImages.length > 1 && (
        <fieldset className={css.thumbnails} aria-label={m.product_pictures({ product: name })}>
          {productImages.map(({ id, url }, at) => (
            <button
              key={id}
              type="button"
              aria-label={m.product_picture_at({ at: at + 1 })}
              aria-pressed={url === chosen}
              onClick={() => setChosen(url)}
            >
              <img src={`${url}?width=128`} alt="" width={64} height={64} loading="lazy" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
