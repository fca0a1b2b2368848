/** Where a product of a plan is opened, with the plan named by its share code or id. */
export const pathInPlan = (productId: string, plan: string): string =>
  `/shop/products/${productId}?recommendationId=${encodeURIComponent(plan)}`
