type Way = { type: 'practitioner' | 'client'; next: string | null }

/** Login or sign-up URL for a user kind, with the return path. */
export function authPath(page: '/auth/login' | '/auth/join', { type, next }: Way): string {
  const search = new URLSearchParams({ type, ...(next === null ? {} : { next }) })
  return `${page}?${search}`
}
