import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { GatewayStatus } from './payment.ts'
import type { TestSession } from './test-gateway.ts'
import { gatewayWords } from './test-gateway-words.ts'

type Word = keyof typeof gatewayWords
type Page = { session: TestSession; status: GatewayStatus; language: LanguageCode; nonce: string }

const MINOR_UNITS = 100

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const formatMoney = ({ amount, currency }: Money, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / MINOR_UNITS)

const STYLE = `
:root { color-scheme: light dark; --ground: #FAF8F4; --surface: #fff; --ink: #1D2A26; --quiet: #545B55;
  --line: #EAE6DD; --action: #1F5D4C; --on-action: #fff; --note: #FDF7E7; --note-ink: #7D5407 }
@media (prefers-color-scheme: dark) { :root { --ground: #141B18; --surface: #1B2320; --ink: #E9ECE6;
  --quiet: #B3BBB4; --line: #2C3632; --action: #7FBFA8; --on-action: #141B18; --note: #2B2617; --note-ink: #E2AA27 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 480px; margin: 48px auto; padding: 24px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 8px }
h1 { font: 500 40px/46px Newsreader, Georgia, serif; letter-spacing: -0.012em; margin: 0 0 16px }
h2 { font-size: 14px; line-height: 20px; font-weight: 600; margin: 32px 0 12px; color: var(--quiet) }
.note { background: var(--note); color: var(--note-ink); border-radius: 8px; padding: 12px 16px }
table { width: 100%; border-collapse: collapse; margin: 16px 0; font-variant-numeric: tabular-nums }
th, td { text-align: left; font-weight: 400; padding: 8px 0; border-bottom: 1px solid var(--line) }
td { text-align: right; white-space: nowrap; padding-left: 16px }
tfoot th, tfoot td { font-weight: 600; border: 0 }
form { margin: 0 0 12px }
button, .button { display: block; box-sizing: border-box; width: 100%; min-height: 40px; padding: 8px 16px;
  font: 500 14px/20px Inter, system-ui, sans-serif; text-align: center; text-decoration: none; border-radius: 8px;
  border: 1px solid var(--line);
  background: var(--surface); color: var(--ink); cursor: pointer }
.primary { display: grid; place-items: center; min-height: 52px; background: var(--action);
  border-color: var(--action); color: var(--on-action); font-size: 16px }
button:focus-visible, .button:focus-visible { outline: 2px solid var(--action); outline-offset: 2px }
@media (max-width: 600px) { main { margin: 0; border: 0; border-radius: 0 } button, .button { min-height: 48px } }`

function summary({ session, language }: Page): string {
  const { currency } = session
  const row = (label: string, amount: number) =>
    `<tr><th scope="row">${escaped(label)}</th><td>${formatMoney({ amount, currency }, language)}</td></tr>`
  const lines = session.lines.map(({ name, quantity, paid }) => row(`${quantity} × ${name}`, paid.amount))
  const delivery = row(gatewayWords.delivery[language], session.shipping)
  return `<table><tbody>${lines.join('')}${delivery}</tbody>
<tfoot>${row(gatewayWords.total[language], session.amount)}</tfoot></table>`
}

function choices({ session, status, language }: Page): string {
  const say = (word: Word) => escaped(gatewayWords[word][language])
  const button = (word: Word, style = '') =>
    `<form method="post" action="/test-gateway/${session.id}/${word}"><button${style}>${say(word)}</button></form>`
  if (status === 'Open')
    return `${button('pay', ' class="primary"')}<h2>${say('others')}</h2>
${button('fail')}${button('abandon')}${button('late')}${button('twice')}${button('repeated')}${button('disordered')}`
  if (status === 'Processing') return `<p>${say('waiting')}</p>${button('settle')}${button('refuse')}`
  const link = (address: string, word: Word) =>
    `<a class="button primary" href="${escaped(address)}">${say(word)}</a>`
  if (status === 'Paid') return `<p>${say('paid')}</p>${link(session.successUrl, 'toOrder')}`
  return `<p>${say('over')}</p>${link(session.cancelUrl, 'back')}`
}

/** The page on which a demo buyer chooses the outcome of the payment. */
export function gatewayPage(page: Page): string {
  const { language, nonce } = page
  const title = gatewayWords.title[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="note">${gatewayWords.notice[language]}</p>
${summary(page)}
${choices(page)}
</main></body></html>`
}
