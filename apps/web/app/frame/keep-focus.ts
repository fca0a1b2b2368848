import { focusPage, isDisabled, whenLeft } from '#app/lib/focus.ts'

/** A screen that moves the focus itself does so within this time. */
const SETTLED_MS = 50

const HEADINGS = 'h1, h2, h3'
/** What answers for a control that is gone. */
const MESSAGES = '[role=status], [role=alert]'
/** Not fields for text: on a phone the keyboard would come. */
const CONTROLS = 'input:checked, input[type=checkbox], select, button, a[href]'

/** The element and what it is in, up to the page, which is left out. */
const pathOf = (places: EventTarget[]): Element[] =>
  places
    .filter((place) => place instanceof Element)
    .filter((place) => place !== document.body && place !== document.documentElement)

const isNowhere = (): boolean => document.activeElement === document.body

/** Focuses words, which may take the focus only for that. */
function focusWords(words: HTMLElement): void {
  if (!words.hasAttribute('tabindex')) {
    words.tabIndex = -1
    words.addEventListener('blur', () => words.removeAttribute('tabindex'), { once: true })
  }
  words.focus({ preventScroll: true })
}

const within = (places: Element[], selector: string): HTMLElement | undefined =>
  places
    .flatMap((place) => [
      ...(place.matches(selector) ? [place] : []),
      ...place.querySelectorAll(`:is(${selector}):not(:disabled)`),
    ])
    .find((found): found is HTMLElement => found instanceof HTMLElement && found.checkVisibility())

const headingNear = (places: Element[]): HTMLElement | undefined =>
  places.map((place) => within([place], HEADINGS)).find((found) => found !== undefined)

/** A message that stands where the control was, not one of a part that came. */
const messageAmong = (came: Element[], place: Element | undefined): HTMLElement | undefined =>
  came
    .filter((each) => each.parentElement === place && each.matches(MESSAGES))
    .find((found): found is HTMLElement => found instanceof HTMLElement && found.checkVisibility())

/** What took the place of the focused control, else the heading of the part that it was in, else the page. */
function focusNearest(path: Element[], added: Element[]): void {
  const places = path.filter(({ isConnected }) => isConnected)
  const came = added.filter((each) => each.isConnected && places[0]?.contains(each))
  const heading = within(came, HEADINGS)
  const control = heading ? undefined : within(came, CONTROLS)
  if (control) {
    control.focus({ preventScroll: true })
    return
  }
  const near = heading ?? messageAmong(came, places[0]) ?? headingNear(places)
  if (near && document.getElementById('main')?.contains(near)) focusWords(near)
  else focusPage()
}

/**
 * Where the control that has the focus is taken away or switched off, as by what it did, the browser drops the focus to
 * the beginning of the page. It goes on at the same control once it may be used again, else at what took its place.
 * Whoever leaves a control by a click elsewhere is left alone. `focused` is what had the focus before this began. Returns
 * what ends it.
 */
export function keepFocus(focused: EventTarget[]): () => void {
  let path = pathOf(focused)
  let added: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const { signal } = ended

  const mend = () => {
    timer = undefined
    const came = added
    added = []
    const [last] = path
    if (last === undefined || !isNowhere() || (last.isConnected && isDisabled(last))) return
    if (last instanceof HTMLElement && last.isConnected && last.checkVisibility())
      last.focus({ preventScroll: true })
    else focusNearest(path, came)
  }
  const observer = new MutationObserver((changes) => {
    if (path.length === 0 || !isNowhere()) return
    for (const { addedNodes } of changes)
      added.push(...[...addedNodes].filter((node) => node instanceof Element))
    timer ??= setTimeout(mend, SETTLED_MS)
  })
  const note = (event: FocusEvent) => {
    path = pathOf(event.composedPath())
  }
  const leave = (event: FocusEvent) =>
    whenLeft(event, () => {
      path = []
    })
  mend()
  document.addEventListener('focusin', note, { signal })
  document.addEventListener('focusout', leave, { signal })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    ended.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
