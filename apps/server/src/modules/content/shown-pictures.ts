import type { EntryFault } from '@salvia/contract/content/content-fault'
import type { ContentProblem } from '@salvia/contract/words/content'
import { isSigned, type Signed, signatureOf } from '#kernel/signed-token'
import { type ContentPictures, OWN_PICTURE } from '../../services/content/content-pictures.ts'
import { widthFor } from '../catalogue/index.ts'
import { faultAt } from './entry-faults.ts'

/** What answers pictures of the content service. */
export const CONTENT_PICTURES = '/images/content/'

const signed = (address: string): Signed => ({ purpose: 'content-picture', parts: [address] })

/** What a page asks for: only addresses that the shop itself has put on one are asked for at the service. */
const pathOf = (key: string, address: string, width: number): string =>
  `${CONTENT_PICTURES}${signatureOf(key, signed(address))}/${Buffer.from(address).toString('base64url')}?width=${widthFor(width)}`

/** The address that a path names; null if it was not made here. */
export function addressOfPicture(key: string, path: string): string | null {
  const [, signature = '', packed = ''] = /^([\w-]+)\/([\w-]+)$/.exec(path) ?? []
  const address = Buffer.from(packed, 'base64url').toString()
  return isSigned(key, signed(address), signature) ? address : null
}

type Picture = { src: string; darkSrc: string | null; width: number }
type Path = readonly (string | number)[]

/** How the shop shows pictures of entries, and why it shows some not. */
export type ShowPictures = <Entry>(entry: Entry) => { entry: Entry; faults: EntryFault[] }

function mapPictures(
  value: unknown,
  change: (picture: Picture, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (Array.isArray(value)) return value.map((item, at) => mapPictures(item, change, [...path, at]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'picture' && part !== null
        ? change(part, [...path, key])
        : mapPictures(part, change, [...path, key]),
    ]),
  )
}

/**
 * Shows pictures of the content service through the shop, which draws and keeps them: a page loads nothing from
 * anywhere else. One from anywhere else, or that was refused, is left out.
 */
export function showPictures(pictures: ContentPictures, key: string): ShowPictures {
  function shownAt(src: string, width: number): { shown: string } | { problem: ContentProblem } {
    const address = pictures.addressOf(src)
    if (address === OWN_PICTURE) return { shown: src }
    if (address === null) return { problem: 'PictureElsewhere' }
    if (pictures.whyRefused(address) !== null) return { problem: 'PictureRefused' }
    return { shown: pathOf(key, address, width) }
  }

  return <Entry>(entry: Entry) => {
    const faults: EntryFault[] = []
    const show = (src: string, width: number, path: Path): string | null => {
      const at = shownAt(src, width)
      if ('shown' in at) return at.shown
      faults.push(faultAt(path, at.problem, src))
      return null
    }
    const change = (picture: Picture, path: Path) => {
      const src = show(picture.src, picture.width, [...path, 'src'])
      if (src === null) return null
      const darkSrc = picture.darkSrc && show(picture.darkSrc, picture.width, [...path, 'darkSrc'])
      return { ...picture, src, darkSrc }
    }
    return { entry: mapPictures(entry, change) as Entry, faults }
  }
}
