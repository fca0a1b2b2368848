import type { BannerEntry } from '@salvia/contract/content/entries'
import { create } from 'zustand'

/** A banner as it is shown, and the language it is written in. */
export type ShownBanner = Pick<BannerEntry, 'id' | 'content' | 'action'> & { languageCode: string }

/** The banners that were closed since the page came: the server knows those that were closed before. */
export const useClosedBanners = create<{ ids: readonly string[] }>(() => ({ ids: [] }))
