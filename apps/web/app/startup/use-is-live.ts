import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is live: not while the server draws it, nor while the browser takes up what was drawn. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
