import { useHotkeys } from '@mantine/hooks'

type PageKey = [key: string, act: () => void, options?: { preventDefault: boolean }]

/** Whether a dialog is open, which suspends page shortcuts. */
export const isBehindDialog = () => document.querySelector('dialog:modal') !== null

/** Several keyboards, such as the German and the French one, have `/` and `?` on other places than the English. */
const withShift = (key: string): string[] => (key === '/' || key === '?' ? [key, `shift+${key}`] : [key])

/** Page shortcuts; inactive in dialogs and, by default, in text fields. */
export function usePageKeys(keys: PageKey[], tagsToIgnore?: string[]): void {
  useHotkeys(
    keys.flatMap(([key, act, { preventDefault } = { preventDefault: true }]) =>
      withShift(key).map((each): [string, (event: KeyboardEvent) => void, { preventDefault: false }] => [
        each,
        (event) => {
          if (isBehindDialog()) return
          if (preventDefault) event.preventDefault()
          act()
        },
        { preventDefault: false },
      ]),
    ),
    tagsToIgnore,
  )
}
