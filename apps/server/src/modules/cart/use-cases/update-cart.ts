import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import {
  asksForPrivilege,
  changeableCart,
  checkExpectedClient,
  checkShippingUser,
  claimantOf,
  type Privileged,
  privilegedCaller,
} from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import type { Pricing } from '../cart-pricing.ts'
import { type ItemInput, replaceItems } from '../data/cart-items.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { linesAlone } from '../lines-alone.ts'
import { type CartOutcome, changeCart } from './change-cart.ts'
import { claimCart } from './set-aside.ts'

export type CartUpdate = Privileged & {
  currencyCode?: string | undefined
  countryCode?: string | undefined
  lines?: ItemInput[] | undefined
  /** Whom the caller was shown that it is for; omitted by callers that do not know. */
  expectedShippingUserId?: string | null | undefined
  note?: string | undefined
}

/** An existing country; one without carriers is allowed, but its lines say that delivery is not possible. */
export function countryOf(code: string, { reference }: Pricing): string {
  if (reference.countries.some((country) => country.code === code)) return code
  throw invalid('country_unknown', 'There is no such country.', [
    { id: 'countryCode', error: 'country_unknown' },
  ])
}

/** A cart is charged in its country's currency only. */
export function checkCurrency({ currencyCode }: CartUpdate, countryCode: string): void {
  const charged = chargedCurrency(countryCode)
  if (currencyCode === undefined || currencyCode === charged) return
  throw invalid('currency_not_charged', `Orders to this country are charged in ${charged}.`, [
    { id: 'currencyCode', error: 'currency_not_charged' },
  ])
}

type Asked = { input: CartUpdate; row: CartRow; actor: Actor | null }

type ClientOrder = Pick<CartRow, 'isCustomClientOrder' | 'shippingUserId'>

/** For whom the cart is, after checking that the caller may choose. */
export async function clientOrderOf(tx: Db, { input, row, actor }: Asked): Promise<ClientOrder> {
  const { isCustomClientOrder, shippingUserId } = row
  if (!asksForPrivilege(input, row)) return { isCustomClientOrder, shippingUserId }
  const caller = privilegedCaller(actor)
  const isCustom = input.isCustomClientOrder ?? isCustomClientOrder
  const wanted = input.shippingUserId === undefined ? shippingUserId : input.shippingUserId
  // Ships to the given client; null if the practitioner is the recipient.
  const client = isCustom && wanted !== caller.userId ? wanted : null
  if (client !== null && client !== shippingUserId) await checkShippingUser(tx, caller, client)
  return { isCustomClientOrder: isCustom, shippingUserId: client }
}

/** A carrier of another country is dropped. */
const carrierFor = (row: CartRow, countryCode: string, { carriers }: Pricing): string | null =>
  carriers(countryCode).some(({ id }) => id === row.deliveryCarrierId) ? row.deliveryCarrierId : null

/**
 * Whose current cart this becomes: a privileged caller's if nobody owns it, or its owner's when it is no longer for a
 * client.
 */
function claimantIdOf(
  { input, row, actor }: Asked,
  order: Pick<CartRow, 'isCustomClientOrder'>,
): string | null {
  if (row.userId !== null) return row.isCustomClientOrder && !order.isCustomClientOrder ? row.userId : null
  return actor !== null && asksForPrivilege(input, row) ? actor.userId : null
}

const isForSame = (before: ClientOrder, after: ClientOrder): boolean =>
  before.isCustomClientOrder === after.isCustomClientOrder && before.shippingUserId === after.shippingUserId

async function changesOf(tx: Db, asked: Asked, context: CartContext): Promise<Partial<CartRow>> {
  const { input, row } = asked
  checkExpectedClient(row, input.expectedShippingUserId)
  const countryCode = countryOf(input.countryCode ?? row.countryCode, context.pricing)
  checkCurrency(input, countryCode)
  const order = await clientOrderOf(tx, asked)
  const claimantId = claimantIdOf(asked, order)
  const claim = claimantId === null ? {} : await claimCart(tx, { ...row, ...order }, claimantId, context)
  return {
    ...order,
    ...claim,
    countryCode,
    deliveryCarrierId: carrierFor(row, countryCode, context.pricing),
    // One person's parcel and mails must not go to what was typed for another.
    ...(isForSame(row, order) ? {} : linesAlone),
    ...(input.lines ? { lines: replaceItems(input.lines) } : {}),
    ...(input.note === undefined ? {} : { note: input.note }),
  }
}

/**
 * Writes a cart completely; omitted fields are unchanged, except that what was typed of a person goes when the cart is
 * for another one. Requesting a discount, a free line or a client order on an
 * unowned cart makes the caller its owner. Throws forbidden if the caller may not request these,
 * conflict if it is for another client than the caller was shown.
 */
export const updateCart = (
  context: CartContext,
  cartId: string,
  input: CartUpdate,
  actor: Actor | null,
): Promise<CartOutcome> =>
  changeCart(context, {
    cartId,
    actor,
    claimant: claimantOf(input, actor),
    open: changeableCart,
    change: (tx, row) => changesOf(tx, { input, row, actor }, context),
  })
