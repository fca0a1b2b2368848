import css from './pack-shot.module.css'

type Size = 'xs' | 's' | 'm' | 'l' | 'xl'

const small = { width: 44, height: 48 }
/** Generated image sizes; the smallest tile downscales the next one. */
const shown: Record<Size, { width: number; height: number }> = {
  xs: small,
  s: small,
  m: { width: 64, height: 72 },
  l: { width: 88, height: 100 },
  xl: { width: 96, height: 112 },
}

const DENSITIES = [1, 2]

/** SVG drawings scale; photos are requested at display size. */
const scaled = (src: string, width: number) =>
  src.endsWith('.svg') ? src : `${src}${src.includes('?') ? '&' : '?'}width=${width}`

type Props = { src: string; alt?: string; size?: Size; isDimmed?: boolean; isEager?: boolean }

/** A product image. Decorative next to the product's name. */
export function PackShot({ src, alt = '', size = 'm', isDimmed = false, isEager = false }: Props) {
  const { width, height } = shown[size]
  const srcSet = src.endsWith('.svg')
    ? undefined
    : DENSITIES.map((density) => `${scaled(src, width * density)} ${density}x`).join(', ')
  return (
    <span className={css.tile} data-size={size} data-dimmed={isDimmed || undefined}>
      <img
        className={css.pack}
        src={scaled(src, width)}
        srcSet={srcSet}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  )
}
