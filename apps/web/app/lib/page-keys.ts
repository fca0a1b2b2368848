import { useHotkeys } from '@mantine/hooks'

type PageKey = [key: string, act: () => void, options?: { preventDefault: boolean }]

/** Whether a dialog is open, which suspends page shortcuts. */
export const isBehindDialog = () => document.querySelector('dialog:modal') !== null

/** Several keyboards, such as the German and the French one, have `/` and `?` on other places than the English. */
const withShift = (key: string): string[] => (key === '/' || key === '?' ? [key, `shift+${key}`] : [key])

/** Inputs into which nothing is typed: letters mean nothing to them. */
const UNTYPED = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset', 'image']

/** Whether a focused element takes letters itself: a field for text, or a choice, which finds its options by them. */
export function takesLetters({ tagName, type }: { tagName: string; type?: string }): boolean {
  if (tagName === 'INPUT') return !UNTYPED.includes(type ?? '')
  return tagName === 'TEXTAREA' || tagName === 'SELECT'
}

/** Page shortcuts; inactive in dialogs and, by default, where letters are typed. */
export function usePageKeys(keys: PageKey[], isInactiveIn = takesLetters): void {
  useHotkeys(
    keys.flatMap(([key, act, { preventDefault } = { preventDefault: true }]) =>
      withShift(key).map((each): [string, (event: KeyboardEvent) => void, { preventDefault: false }] => [
        each,
        (event) => {
          if (isBehindDialog() || (event.target instanceof HTMLElement && isInactiveIn(event.target))) return
          if (preventDefault) event.preventDefault()
          act()
        },
        { preventDefault: false },
      ]),
    ),
    [],
  )
}
