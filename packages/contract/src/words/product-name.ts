/** What the product is called until its owner names it. */
export const PRODUCT_NAME = 'Salvia'
