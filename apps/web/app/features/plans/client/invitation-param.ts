/** What carries the token of an invitation in the address of a mailed link, until the page has kept it. */
export const INVITATION = 'invitation'
