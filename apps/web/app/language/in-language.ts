import type { LanguageCode } from '@salvia/contract/words/locale'
import { defineCustomServerStrategy } from '#app/paraglide/runtime.js'
import { paraglideMiddleware } from '#app/paraglide/server.js'

const languageOf = new WeakMap<Request, LanguageCode>()

defineCustomServerStrategy('custom-visitor', {
  getLocale: (request) => (request ? languageOf.get(request) : undefined),
})

/** Runs a request with all messages in one language, loaders included. */
export function inLanguage(
  request: Request,
  language: LanguageCode,
  answer: () => Promise<Response>,
): Promise<Response> {
  languageOf.set(request, language)
  return paraglideMiddleware(request, answer)
}
