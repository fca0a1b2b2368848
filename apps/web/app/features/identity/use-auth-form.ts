import type { Api } from '#app/api/api.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { areCookiesBlocked } from '#app/visit/cookies-blocked.ts'
import { explainFailure } from './auth-words.ts'

/** A sign-in form that navigates on success. */
export const useAuthForm = (send: (given: FormData, api: Api) => Promise<FieldErrors | null>) =>
  useForm(send, { explain: explainFailure, isLeaving: true })

/** Whoever signs in is known by a cookie: without it the page would come back, and not say why. */
export const withoutCookies = (): FieldErrors | null =>
  areCookiesBlocked() ? { general: m.auth_cookies_blocked() } : null
