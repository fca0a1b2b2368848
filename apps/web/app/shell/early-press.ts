const LIVE = 'salvia:live'

/**
 * Runs in the page, before any other script of it, and keeps what is done to parts that cannot act yet until they can:
 * when the page lives, or the late part of it that they stand in. What was typed or chosen is said again, field by
 * field, since forms would else show it and know nothing of it; then the last press is acted upon. A form would else be
 * sent by the browser itself, with what was typed in the address. Links need no script.
 *
 * It is sent as its own text: it may use nothing from outside.
 */
function keepEarlyPress(live: string): void {
  let isLive = false
  let kept: { on: Element; act: () => void } | undefined
  const said = new Map<HTMLInputElement, string | boolean>()
  const isEarly = (on: Element) => !isLive || on.closest('[data-late]') !== null
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
  const say = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('input, textarea, select') && isEarly(target))) return
    const field = target as HTMLInputElement
    said.set(field, isBox(field) ? field.checked : field.value)
  }
  const sayAgain = (field: HTMLInputElement, value: string | boolean) => {
    if (typeof value === 'boolean') {
      field.checked = !value
      return field.click()
    }
    const isChosen = field.type === 'file' || field.matches('select')
    if (!isChosen) {
      // React hears of a change only against what it last saw itself: first its own text, then, past it, the typed one.
      field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    } else if (field.type !== 'file') field.value = value
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
  }
  // A part may come alive after its page: a form that nothing takes yet waits, it is never sent by the browser.
  const wait = (event: Event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    setTimeout(() => form.requestSubmit(), 100)
  }
  document.addEventListener('click', press, true)
  document.addEventListener('submit', send, true)
  document.addEventListener('input', say, true)
  addEventListener('submit', wait)
  addEventListener(live, () => {
    isLive = true
    for (const [field, value] of said) {
      if (isEarly(field)) continue
      said.delete(field)
      sayAgain(field, value)
    }
    if (kept === undefined || isEarly(kept.on)) return
    const { act } = kept
    kept = undefined
    act()
  })
}

/** What a page carries so that nothing early is lost. */
export const earlyPressScript = (): string => `(${keepEarlyPress})(${JSON.stringify(LIVE)})`

/** Says that the page, or a part of it that came late, can act by now. */
export const tellLive = (): void => {
  dispatchEvent(new Event(LIVE))
}
