export type Picture = { src: string; width: number; height: number }

export const SIZE = { width: 1280, height: 640 }
export const DRAWN_IN_SIZE = '?width=1280&height=640&format=jpeg&background=f7f7f5'

/** Pictures of the product have this many pixels for each in which a page shows them (`scripts/content-pictures.ts`). */
const PICTURE_SCALE = 2

/**
 * A picture of a page as previews show it, in its own pixels: below `/images/` it is drawn in their size. Not all social
 * networks show WebP: a picture of the product has a JPEG beside it.
 */
export function previewOf({ src, width, height }: Picture): Picture {
  if (src.startsWith('/images/')) return { src: src.replace(/\?.*/, '') + DRAWN_IN_SIZE, ...SIZE }
  if (!src.startsWith('/pictures/')) return { src, width, height }
  return {
    src: src.replace(/\.webp$/, '.jpg'),
    width: width * PICTURE_SCALE,
    height: height * PICTURE_SCALE,
  }
}
