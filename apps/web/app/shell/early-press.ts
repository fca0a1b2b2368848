const LIVE = 'salvia:live'

/**
 * Runs in the page, before any other script of it: a button that is pressed or a form that is sent before it can act is
 * kept, the last one of them, and acted upon once it can: when the page lives, or the late part of it that it stands in.
 * A form would else be sent by the browser itself, with what was typed in the address. Links need no script; boxes of a
 * form are read with it, but in a late part they act by themselves.
 *
 * It is sent as its own text: it may use nothing from outside.
 */
function keepEarlyPress(live: string): void {
  let isLive = false
  let kept: { on: Element; act: () => void } | undefined
  const isEarly = (on: Element) => !isLive || on.closest('[data-late]') !== null
  const keep = (event: Event, on: Element, act: () => void) => {
    if (!isEarly(on)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept = { on, act }
  }
  const pressed = 'button, [data-late] :is([type=checkbox], [type=radio])'
  const press = (event: Event) => {
    const on = event.target instanceof Element && event.target.closest<HTMLElement>(pressed)
    if (on) keep(event, on, () => on.click())
  }
  const send = (event: Event) => {
    const form = event.target
    if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit())
  }
  document.addEventListener('click', press, true)
  document.addEventListener('submit', send, true)
  addEventListener(live, () => {
    isLive = true
    if (kept === undefined || isEarly(kept.on)) return
    const { act } = kept
    kept = undefined
    act()
  })
}

/** What a page carries so that no early press is lost. */
export const earlyPressScript = (): string => `(${keepEarlyPress})(${JSON.stringify(LIVE)})`

/** Says that the page, or a part of it that came late, can act by now. */
export const tellLive = (): void => {
  dispatchEvent(new Event(LIVE))
}
