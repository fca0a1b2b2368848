import { cartStates, pickingPolicies } from '@salvia/contract/words/checkout'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { countryCode, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import type { CartItem } from './cart-items.ts'
import type { SetAside, VatNumberCheck } from './cart-notes.ts'
import type { StoredAddress } from './stored-address.ts'

/**
 * A cart is one row, including its lines: the holder of the row lock reads and writes the whole cart in one statement
 * each. Prices are not stored, only a digest of those last shown, so that re-pricing can detect a change.
 */
export const carts = pgTable(
  'carts',
  {
    /** Grants access by itself. */
    id: uuid().primaryKey(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    state: text({ enum: cartStates }).notNull().default('Open'),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    countryCode: countryCode().notNull(),
    isCustomClientOrder: boolean().notNull().default(false),
    shippingUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    lines: jsonb().$type<CartItem[]>().notNull().default([]),
    email: text(),
    shippingAddress: jsonb().$type<StoredAddress>(),
    billingAddress: jsonb().$type<StoredAddress>(),
    note: text().notNull().default(''),
    deliveryCarrierId: text(),
    pickingPolicy: text({ enum: pickingPolicies }).notNull().default('Direct'),
    vatCheck: jsonb().$type<VatNumberCheck>(),
    /** The practitioner who is to see the client's orders of the plans in it: agreed to for this one alone. */
    sharesOrdersWith: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The order that this version of the cart was frozen into. */
    orderId: uuid(),
    shownDigest: text().notNull().default(''),
    /** Set aside beside the user's current cart since then. */
    setAsideAt: instant(),
    /** The cart set aside beside this one. */
    setAside: jsonb().$type<SetAside>(),
    /** The cart that took over this cart's lines. */
    mergedIntoUserId: uuid(),
  },
  (t) => [
    // No index covers a column that changes on every write, so most writes update no index.
    index().on(t.userId),
    uniqueIndex('carts_one_current')
      .on(t.userId)
      .where(sql`${t.state} <> 'Closed' and ${t.setAsideAt} is null and not ${t.isCustomClientOrder}`),
    index('carts_unclosed').on(t.createdAt).where(sql`${t.state} <> 'Closed'`),
    check('carts_finalized_has_order', sql`(${t.state} = 'Finalized') = (${t.orderId} is not null)`),
  ],
)
