import { useHotkeys } from '@mantine/hooks'

type PageKey = [key: string, act: () => void, options?: { preventDefault: boolean }]

/** Whether a dialog is open, whose keys are its own: what is typed at it means nothing to the page behind. */
export const isBehindDialog = () => document.querySelector('dialog:modal') !== null

/** Keys of a page: they rest while a dialog is open, and while someone types in a field unless told otherwise. */
export function usePageKeys(keys: PageKey[], tagsToIgnore?: string[]): void {
  useHotkeys(
    keys.map(([key, act, { preventDefault } = { preventDefault: true }]) => [
      key,
      (event) => {
        if (isBehindDialog()) return
        if (preventDefault) event.preventDefault()
        act()
      },
      { preventDefault: false },
    ]),
    tagsToIgnore,
  )
}
