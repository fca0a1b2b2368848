/** The event that says that the page, or a deferred part of it, is hydrated. */
export const LIVE = 'salvia:live'

/**
 * Runs inline, before any other script: records input on parts that are not hydrated yet and replays it once they are
 * (the page, or the deferred part they are in; a form is one with its deferred parts, as it is sent whole). Fields are replayed one by one, since React would show the typed text
 * without knowing it; then the last click or submit. Without this the browser would submit a form natively, with what
 * was typed in the URL. Links need no script.
 *
 * Serialised into the page: must not reference anything outside itself.
 */
function keepEarlyInput(live: string): void {
  let isLive = false
  let kept: { on: Element; act: () => void } | undefined
  const said = new Map<HTMLInputElement, string | boolean>()
  const isUnheard = (on: Element) => !isLive || on.closest('[data-deferred]') !== null
  const isEarly = (on: Element) =>
    isUnheard(on) || (on.closest('form')?.querySelector('[data-deferred]') ?? null) !== null
  const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
  const keep = (event: Event, on: Element, act: () => void) => {
    if (!isEarly(on)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept = { on, act }
  }
  const press = (event: Event) => {
    const on = event.target instanceof Element && event.target.closest<HTMLElement>('button')
    if (on) keep(event, on, () => on.click())
  }
  const send = (event: Event) => {
    const form = event.target
    if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit())
  }
  const record = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('input, textarea, select') && isUnheard(target))) return
    const field = target as HTMLInputElement
    said.set(field, isBox(field) ? field.checked : field.value)
  }
  const replay = (field: HTMLInputElement, value: string | boolean) => {
    if (typeof value === 'boolean') {
      field.checked = !value
      return field.click()
    }
    const isChosen = field.type === 'file' || field.matches('select')
    if (!isChosen) {
      // React ignores an input event whose value it has already seen: reset to its own value first, then set the typed one.
      field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    } else if (field.type !== 'file') field.value = value
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
  }
  // A deferred part may hydrate after its page: an unhandled submit is retried, never sent by the browser.
  const wait = (event: Event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    setTimeout(() => form.requestSubmit(), 100)
  }
  document.addEventListener('click', press, true)
  document.addEventListener('submit', send, true)
  document.addEventListener('input', record, true)
  addEventListener('submit', wait)
  // A live page has said that it is offline and sends nothing: what was pressed then does not happen by itself later.
  addEventListener('online', () => {
    if (isLive) kept = undefined
  })
  addEventListener(live, () => {
    isLive = true
    for (const [field, value] of said) {
      if (isEarly(field)) continue
      said.delete(field)
      replay(field, value)
    }
    if (kept === undefined || isEarly(kept.on)) return
    const { act } = kept
    kept = undefined
    act()
  })
}

/** The inline script of a page. */
export const earlyInputScript = (): string => `(${keepEarlyInput})(${JSON.stringify(LIVE)})`

/** Announces that the page, or a deferred part of it, is hydrated. */
export const announceLive = (): void => {
  dispatchEvent(new Event(LIVE))
}
