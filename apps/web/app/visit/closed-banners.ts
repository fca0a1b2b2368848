import type { ContentOf } from '@salvia/contract/content/content'
import { create } from 'zustand'

/** A banner as it is shown, and the language it is written in. */
export type ShownBanner = Pick<
  NonNullable<ContentOf<'banner'>['banner']>,
  'version' | 'content' | 'action'
> & { languageCode: string }

/** The versions of banners that were closed since the page came: the server knows those that were closed before. */
export const useClosedBanners = create<{ versions: readonly string[] }>(() => ({ versions: [] }))
