export const pickingPolicies = ['Direct', 'One'] as const
export type PickingPolicy = (typeof pickingPolicies)[number]

export const checkoutSteps = ['INFORMATION', 'SHIPPING', 'PAYMENT'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export const infoCategories = ['INFORMATION', 'SHIPPING', 'PAYMENT'] as const
export type InfoCategory = (typeof infoCategories)[number]

/** Prefix of a cart's `error` when a change belongs to another practitioner (docs/specification.md, section 8). */
export const DIFFERENT_PRACTITIONERS = 'Order from different practitioners'

export const cartStates = ['Open', 'Finalized', 'Closed'] as const
export type CartState = (typeof cartStates)[number]
