import type { SetupLine } from '@salvia/contract/setup/admin-setup'
import type { SetupStep } from '@salvia/contract/words/shop-settings'
import { countryName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

const NAMED = 3

/** The first missing item, and how many more. */
function few(words: string[]): string {
  const named = words.slice(0, NAMED).join(', ')
  return words.length > NAMED ? m.setup_and_more({ named, count: words.length - NAMED }) : named
}

const placesOf = ({ countries }: SetupLine) => few(countries.map((code) => countryName(code, getLocale())))

type Step = {
  /** The state in a sentence. */
  text: (line: SetupLine) => string
  /** Link to where it is done; none for settings outside the product. */
  to?: string
  /** Set where the server runs, which nobody can do from here. */
  isOfOperator?: true
}

export const setupSteps: Record<SetupStep, Step> = {
  referenceData: {
    text: ({ isDone, count }) => (isDone ? m.setup_reference_done({ count }) : m.setup_reference()),
  },
  seller: {
    text: ({ isDone, count }) => (isDone ? m.setup_seller_done() : m.setup_seller({ count })),
    to: '/admin/settings/seller',
  },
  mail: { text: ({ isDone }) => (isDone ? m.setup_mail_done() : m.setup_mail()), isOfOperator: true },
  payment: {
    text: ({ isDone }) => (isDone ? m.setup_payment_done() : m.setup_payment()),
    isOfOperator: true,
  },
  vatRates: {
    text: (line) => {
      if (line.isDone) return m.setup_vat_done()
      return line.count === 0 ? m.setup_no_country() : m.setup_vat({ countries: placesOf(line) })
    },
    to: '/admin/settings/vat-rates',
  },
  carriers: {
    text: (line) => {
      if (line.isDone) return m.setup_carriers_done()
      return line.count === 0 ? m.setup_no_country() : m.setup_carriers({ countries: placesOf(line) })
    },
    to: '/admin/settings/carriers',
  },
  exchangeRates: {
    text: ({ isDone, currencies }) =>
      isDone ? m.setup_exchange_done() : m.setup_exchange({ currencies: currencies.join(', ') }),
    to: '/admin/settings/exchange-rates',
  },
  products: {
    text: ({ isDone, count }) => (isDone ? m.setup_products_done({ count }) : m.setup_products()),
    to: '/admin/products/import',
  },
  stock: {
    text: ({ isDone, count }) => (isDone ? m.setup_stock_done({ count }) : m.setup_stock()),
    to: '/admin/products',
  },
}

/** Whether the reader can do a step. */
export function isOpenTo(step: SetupStep, mayOpenSettings: boolean): boolean {
  const { to } = setupSteps[step]
  return to !== undefined && (mayOpenSettings || !to.startsWith('/admin/settings'))
}

/** The steps that are left, the reader's own before those of others, and those that are done. */
export function arrangeSteps(lines: SetupLine[], mayOpenSettings: boolean) {
  const left = lines.filter(({ isDone }) => !isDone)
  return {
    own: left.filter(({ step }) => isOpenTo(step, mayOpenSettings)),
    ofOthers: left.filter(({ step }) => !isOpenTo(step, mayOpenSettings)),
    done: lines.filter(({ isDone }) => isDone),
  }
}
