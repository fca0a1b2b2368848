import { cookieNames } from '@salvia/contract/words/cookies'
import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { formatWait } from '@salvia/rules/format/format-measures'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { FastifyRequest } from 'fastify'

type Words = Record<'title' | 'text', Translated>

const tooMany: Words = {
  title: {
    en: 'Too many pages in a short time',
    de: 'Zu viele Seiten in kurzer Zeit',
    nl: 'Te veel pagina’s in korte tijd',
    fr: 'Trop de pages en peu de temps',
  },
  text: {
    en: 'What you saved is safe. You can continue in {wait}.',
    de: 'Was Sie gespeichert haben, bleibt erhalten. In {wait} können Sie weitermachen.',
    nl: 'Wat je hebt opgeslagen, blijft bewaard. Over {wait} kun je verder.',
    fr: 'Ce que vous avez enregistré est conservé. Vous pourrez continuer dans {wait}.',
  },
}

const away: Words = {
  title: {
    en: 'We’ll be back in a moment',
    de: 'Wir sind gleich wieder da',
    nl: 'We zijn zo weer terug',
    fr: 'Nous revenons dans un instant',
  },
  text: {
    en: 'The page cannot be shown right now. What you saved is safe. Try again in {wait}.',
    de: 'Die Seite kann gerade nicht angezeigt werden. Was Sie gespeichert haben, bleibt erhalten. Versuchen Sie es in {wait} noch einmal.',
    nl: 'De pagina kan nu niet worden getoond. Wat je hebt opgeslagen, blijft bewaard. Probeer het over {wait} opnieuw.',
    fr: 'La page ne peut pas être affichée pour le moment. Ce que vous avez enregistré est conservé. Réessayez dans {wait}.',
  },
}

const failed: Words = {
  title: {
    en: 'The page could not be shown',
    de: 'Die Seite konnte nicht angezeigt werden',
    nl: 'De pagina kon niet worden getoond',
    fr: 'La page n’a pas pu être affichée',
  },
  text: {
    en: 'What you saved is safe. Try again, or go to the home page.',
    de: 'Was Sie gespeichert haben, bleibt erhalten. Versuchen Sie es noch einmal oder gehen Sie zur Startseite.',
    nl: 'Wat je hebt opgeslagen, blijft bewaard. Probeer het opnieuw of ga naar de startpagina.',
    fr: 'Ce que vous avez enregistré est conservé. Réessayez ou allez à la page d’accueil.',
  },
}

const needsScript: Words = {
  title: {
    en: 'This form needs JavaScript',
    de: 'Dieses Formular braucht JavaScript',
    nl: 'Dit formulier heeft JavaScript nodig',
    fr: 'Ce formulaire a besoin de JavaScript',
  },
  text: {
    en: 'Nothing was sent. Turn on JavaScript in your browser, open the page again and fill in the form.',
    de: 'Es wurde nichts gesendet. Aktivieren Sie JavaScript in Ihrem Browser, öffnen Sie die Seite erneut und füllen Sie das Formular aus.',
    nl: 'Er is niets verstuurd. Zet JavaScript aan in je browser, open de pagina opnieuw en vul het formulier in.',
    fr: 'Rien n’a été envoyé. Activez JavaScript dans votre navigateur, rouvrez la page et remplissez le formulaire.',
  },
}

const again: Translated = {
  en: 'Try again',
  de: 'Noch einmal versuchen',
  nl: 'Opnieuw proberen',
  fr: 'Réessayer',
}
const home: Translated = {
  en: 'Home page',
  de: 'Startseite',
  nl: 'Startpagina',
  fr: 'Page d’accueil',
}

const STYLE = `
:root { color-scheme: light dark; --ground: #FAF8F4; --ink: #1D2A26; --quiet: #545B55; --line: #EAE6DD;
  --action: #1F5D4C; --on-action: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #141B18; --ink: #E9ECE6; --quiet: #B3BBB4; --line: #2C3632;
  --action: #7FBFA8; --on-action: #141B18 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 640px; margin: 0 auto; padding: 72px 24px }
h1 { font-size: 28px; line-height: 34px; font-weight: 600; margin: 0 0 16px; text-wrap: balance }
p { margin: 0 0 24px; color: var(--quiet) }
a { display: inline-block; margin: 0 8px 8px 0; padding: 8px 16px; line-height: 24px; border-radius: 8px;
  border: 1px solid var(--line); color: var(--ink); text-decoration: none }
a:first-of-type { background: var(--action); border-color: var(--action); color: var(--on-action) }
a:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }`

/** Read from the header itself: a flood is refused before anything of a request is looked at. */
function languageOf({ url, headers }: FastifyRequest): LanguageCode {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieNames.language}=(\\w{2})`).exec(headers.cookie ?? '')?.[1]
  const prefix = /^\/(\w{2})(?=[/?]|$)/.exec(url)?.[1]
  return matchLanguage({
    prefix: prefix ?? null,
    cookie: cookie ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  })
}

const wordsOf = (status: number): Words => ({ 405: needsScript, 429: tooMany, 503: away })[status] ?? failed

/**
 * A page for a person who asked for one and is refused before any page is rendered: what happened, and when to go on. No
 * page takes a form: a 405 is of one that was sent without script.
 */
export function refusalPage(told: { status: number; seconds: number | null }, req: FastifyRequest): string {
  const language = languageOf(req)
  const { title, text } = wordsOf(told.status)
  const wait = told.seconds === null ? '' : formatWait(told.seconds, language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title[language]}</title><style nonce="${req.nonce}">${STYLE}</style></head>
<body><main><h1>${title[language]}</h1><p>${text[language].replace('{wait}', wait)}</p>
<a href="">${again[language]}</a><a href="/">${home[language]}</a></main></body></html>`
}
