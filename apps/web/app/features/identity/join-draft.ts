const KEY = 'salvia.join'

/** What is never kept, whatever a form holds. */
const SECRET = 'password'

type Draft = Record<string, string>

const isDraft = (told: unknown): told is Draft =>
  typeof told === 'object' && told !== null && Object.values(told).every((value) => typeof value === 'string')

function readDraft(): Draft {
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isDraft(told) ? told : {}
  } catch {
    return {}
  }
}

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
  else if (input instanceof HTMLSelectElement || input.value === '') input.value = kept
}

/** Keeps, for this tab, all that was typed but the password. */
export function keepDraft(form: HTMLFormElement) {
  const draft: Draft = {}
  for (const input of inputsOf(form))
    if (input.name !== '' && input.name !== SECRET) draft[input.name] = textIn(input)
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

/** Fills in what was typed before a reload; a field that was typed into meanwhile stays as it is. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft()
  for (const input of inputsOf(form)) {
    const kept = draft[input.name]
    if (kept !== undefined) fill(input, kept)
  }
}

export const forgetDraft = () => sessionStorage.removeItem(KEY)
