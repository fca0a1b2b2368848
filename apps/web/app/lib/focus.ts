import { type RefObject, useEffect, useRef } from 'react'

/** The page itself, for a step that leaves nothing else to focus. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })

export const isDisabled = (element: Element | undefined): boolean => element?.matches(':disabled') ?? false

/** Calls back if a control that loses the focus was left for nothing else, and is neither gone nor switched off. */
export const whenLeft = ({ target }: FocusEvent, onLeft: () => void): void =>
  queueMicrotask(() => {
    if (!(target instanceof Element) || !target.isConnected || isDisabled(target)) return
    if (document.activeElement === document.body) onLeft()
  })

/** Of a navigation within a screen that moves the focus itself, such as opening a record beside its list. */
export const KEEPS_FOCUS = { keepsFocus: true } as const

export const isKeepingFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state

/**
 * Moves focus to an element, such as a heading (`tabIndex={-1}`), when its part opens, but not when the page opens with
 * it.
 */
export function useFocusWhenOpened<Opened extends HTMLElement = HTMLHeadingElement>(
  isOpen: boolean,
): RefObject<Opened | null> {
  const opened = useRef<Opened>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) opened.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opened
}

/** As a `ref`: takes the focus of a button that is gone, when what comes in its place is shown. */
export function takeLostFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
}

/** The element that a link or a button inside a marked element opens, found again after a change of the page. */
export function focusWithin(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector)
  if (place) place.focus({ preventScroll: true })
  else focusPage()
}
