import { type KeptName, parseKept, tabStorage } from '#app/lib/browser-storage.ts'

/** What is never kept, whatever a form holds. */
const SECRET = 'password'

type Draft = Record<string, string>

const isDraft = (told: unknown): told is Draft =>
  typeof told === 'object' && told !== null && Object.values(told).every((value) => typeof value === 'string')

type Input = HTMLInputElement | HTMLSelectElement

const inputsOf = (form: HTMLFormElement): Input[] =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )

const isBox = (input: Input) => input.type === 'checkbox'

const textIn = (input: Input): string =>
  input instanceof HTMLInputElement && isBox(input) ? String(input.checked) : input.value

function fill(input: Input, kept: string) {
  if (input instanceof HTMLInputElement && isBox(input)) input.checked = kept === 'true'
  else if (input instanceof HTMLSelectElement || input.value === input.defaultValue) input.value = kept
}

/** Fills the form's empty fields of these names. In the one that has the focus, the next key replaces what was filled in. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  for (const input of inputsOf(form)) {
    const value = values[input.name]
    if (value === undefined || input.value !== '') continue
    input.value = value
    if (input instanceof HTMLInputElement && input === document.activeElement) input.select()
  }
}

/** Keeps what is typed into a form, for this tab, so that it outlives a reload and a way back; never a password. */
export function formDraft(key: KeptName) {
  const read = (): Draft => {
    const told = parseKept(tabStorage.read(key))
    return isDraft(told) ? told : {}
  }
  return {
    read,
    /** Keeps all that was typed. */
    keep: (form: HTMLFormElement) => {
      const draft: Draft = {}
      for (const input of inputsOf(form))
        if (input.name !== '' && input.name !== SECRET) draft[input.name] = textIn(input)
      tabStorage.keep(key, JSON.stringify({ ...read(), ...draft }))
    },
    /** Fills in what was typed; a field that was typed into meanwhile stays as it is, as do those that are left out. */
    restore: (form: HTMLFormElement, leftOut: string[] = []) => {
      const draft = read()
      for (const input of inputsOf(form)) {
        const kept = draft[input.name]
        if (kept !== undefined && !leftOut.includes(input.name)) fill(input, kept)
      }
    },
    forget: () => tabStorage.forget(key),
  }
}
